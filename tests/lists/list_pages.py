"""Synthetic pages in the association's format. The words are ours: none comes from the association's list."""

HEAD = """<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN">
<html>
<head>
<meta http-equiv="Content-Type" content="text/html; charset=windows-1250">
<title>Slovník, varianta Klasik</title>
<style type="text/css">p, td, th { margin: 0 }</style>
</head>
<body bgcolor="#FFFFFF">
<!-- nahoře, dole, vedle<hr> -->
<h1>Přípustná slova</h1>
<p>Zpět na <a href="index.htm">úvod</a>, pravidla, kontakt</p><hr>
<a href="#a">A</a> | <a href="#b">B</a> | <a href="#z">Ž</a><hr>
"""
TAIL = """<p>Stránku spravuje <a href="mailto:x">správce</a>, děkujeme za připomínky, pište</p>
</body>
</html>
"""
LINES = (
    '<a name="a"></a><b>A</b><br>\naha, akce, autor',
    "bota, bř&iacute;za, buk,\nbylo",
    "dub",
    "hůl, hůlka, húta, chata",
    "Čáp</h2>\nčáp, čin,&nbsp;čest, žák, řev, pět, ťuk, ďas, oko, úl",
)


def page(*lines: str, head: str = HEAD, tail: str = TAIL) -> str:
    return head + "".join(f"{line}<hr>\n" for line in lines or LINES) + tail


WORDS = [
    *("aha", "akce", "autor", "bota", "bříza", "buk", "bylo", "dub", "hůl", "hůlka", "húta", "chata"),
    *("čáp", "čin", "čest", "žák", "řev", "pět", "ťuk", "ďas", "oko", "úl"),
]
