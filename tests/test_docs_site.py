"""The site of the documents: every page of its list is laid out, and every link leads to a page."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parents[1]
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)


def test_every_page_and_every_link_is_there(tmp_path: Path) -> None:
    script = ROOT / "tools" / "build" / "docs_site.py"
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


def test_the_reference_has_every_name_that_the_guides_import() -> None:
    listed = re.findall(
        r'"(astrarium[\w.]*)"', (ROOT / "tools" / "build" / "docs_site.py").read_text(encoding="utf-8")
    )
    missing, seen = set(), 0
    for page in [*(ROOT / "docs").rglob("*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]:
        for code in re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL):
            for node in ast.walk(ast.parse(code)):
                if not isinstance(node, ast.ImportFrom) or not (node.module or "").startswith("astrarium"):
                    continue
                for alias in node.names:
                    found = getattr(import_module(str(node.module)), alias.name, None)
                    home = getattr(found, "__module__", None) or f"{node.module}.{alias.name}"
                    seen += 1
                    if home not in listed:
                        missing.add((page.name, home, alias.name))
    assert seen > 5
    assert missing == set()
