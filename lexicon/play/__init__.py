"""The table: tiles, boards, moves, scores, challenges and duplicate play. Reasons are data with words."""
