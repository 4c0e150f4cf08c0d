"""The site of the documents: every page of its list is laid out, and every link leads to a page."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)


def test_every_page_and_every_link_is_there(tmp_path: Path) -> None:
    script = ROOT / "scripts" / "docs_site.py"
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    subprocess.run([sys.executable, str(script), str(tmp_path)], check=True, env=environment)
    listed = re.findall(r"[\w/-]+\.md", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
    assert len(listed) > 20
    assert [page for page in listed if not (tmp_path / page).is_file()] == []
    broken = [
        (str(page.relative_to(tmp_path)), target)
        for page in tmp_path.rglob("*.md")
        for target in LINK.findall(CODE.sub("", page.read_text(encoding="utf-8")))
        if "://" not in target and not (page.parent / target).exists()
    ]
    assert broken == []
