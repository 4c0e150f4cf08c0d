"""Race on an NVIDIA GPU: a batch with PyTorch tensors as arrays.

    with torch.inference_mode():
        games = CudaBatch(65536)
        while learning:
            games.step(choose(games.observations, games.masks))

The kernels write directly into the tensors: nothing is copied. The games are those of `astrarium.batch` with
the same seed, bit for bit; with `quick=True` a faster generator gives other deals.
"""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Mapping
from ctypes import CDLL, byref, c_uint64, c_void_p, sizeof
from functools import cache
from pathlib import Path
from typing import Any

from ..data_folder import home
from ..extras import extra
from ..games.race import GAME
from .c_library import HERE, NotNative, file_name
from .race_batch import new_batch
from .race_component_table import table, too_large
from .race_engine import NUMBER, Setting, seed_text, setting

with extra("train"):
    import torch

#: Threads whose games fit into the shared memory of a multiprocessor, by seats.
THREADS = {2: 288, 3: 256, 4: 224}


@cache
def kernels() -> CDLL:
    """The kernels, compiled for this GPU on first use."""
    if not torch.cuda.is_available():
        raise NotNative("error-no-cuda")
    if too_large():
        raise NotNative("error-native-components", what=too_large())
    major, minor = torch.cuda.get_device_capability()
    made = home() / "native" / file_name("race").replace("race-", f"race-sm{major}{minor}-", 1)
    if not made.is_file():
        _compile(made, f"-arch=sm_{major}{minor}")
    library = CDLL(str(made))
    numbers = table()
    _check(library.race_cuda_open(byref(numbers), sizeof(numbers)))
    return library


def _compile(made: Path, target: str) -> None:
    compiler = shutil.which("nvcc") or shutil.which("/usr/local/cuda/bin/nvcc")
    if compiler is None:
        raise NotNative("error-no-cuda")
    made.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=made.parent) as fresh:
        file = Path(fresh) / "kernels.so"
        flags = ["-O3", target, "-shared", "-Xcompiler", "-fPIC", "-o", str(file)]
        command = [compiler, *flags, str(HERE / "race" / "kernels.cu")]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise NotNative("error-compiler-failed", why=(done.stderr.strip().splitlines() or ["?"])[0])
        file.replace(made)


def _check(status: int) -> None:
    if status:
        raise RuntimeError(f"CUDA error {status}")


class CudaBatch:
    """Many games of Race on a GPU, one thread each. The tensors have the names of `astrarium.batch`."""

    def __init__(
        self,
        games: int,
        *,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        memory: bool = False,
        quick: bool = False,
        device: str = "cuda",
    ) -> None:
        self._lib, self.games = kernels(), games
        layout, actions = GAME.layout(seats), len(GAME.actions)
        width = layout.size if memory else layout.size_of_observation
        shapes = {
            "state": ((games, self._lib.race_cuda_size(seats)), torch.uint8),
            "played": ((games,), torch.int32),
            "observations": ((games, width), torch.int16),
            "masks": ((games, actions), torch.int8),
            "chosen": ((games,), torch.int32),
            "turn": ((games,), torch.int8),
            "rewards": ((games, seats), torch.float32),
            "points": ((games, seats), torch.float32),
            "ended": ((games,), torch.bool),
            "refused": ((1,), torch.int32),
        }
        made = {name: torch.zeros(size, dtype=kind, device=device) for name, (size, kind) in shapes.items()}
        self._made = made
        self.observations, self.masks, self.seats = made["observations"], made["masks"], made["turn"]
        self.rewards, self.points, self.ended = made["rewards"], made["points"], made["ended"]
        self._setting, self._kept = _on_device(setting(seats, options, quick), device)
        pointers = {name: tensor.data_ptr() for name, tensor in made.items()}
        self._batch = new_batch(seats, self._setting, seed, memory, range(games), pointers)
        self._luck = seed
        _check(self._lib.race_cuda_begin(byref(self._batch), _stream()))

    def step(self, actions: Any) -> None:
        """Take an action in every game and fill the tensors anew. An illegal action changes nothing."""
        self._made["chosen"].copy_(actions)
        _check(self._lib.race_cuda_step(byref(self._batch), _stream()))

    def random_actions(self) -> Any:
        """A uniformly random legal action for each game."""
        self._luck += 1
        _check(self._lib.race_cuda_choose(byref(self._batch), c_uint64(self._luck), _stream()))
        return self._made["chosen"]

    @property
    def refused(self) -> int:
        """The number of illegal actions so far; reading it waits for the GPU."""
        return int(self._made["refused"].item())


def play_random(
    seats: int,
    games: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    quick: bool = False,
    threads: int = 0,
) -> Any:
    """Like `race_engine.play_random`, but returns a tensor with a row for each game."""
    text = seed_text(seed, NUMBER)
    begin, _kept = _on_device(setting(seats, options, quick), "cuda")
    told = torch.zeros((games, 2 + seats), dtype=torch.int32, device="cuda")
    seeds = torch.tensor(list(text), dtype=torch.uint8, device="cuda")
    threads = threads or THREADS[seats]
    blocks = torch.cuda.get_device_properties(0).multi_processor_count * max(1, THREADS[seats] // threads)
    where = [c_void_p(seeds.data_ptr()), len(text), 0, games, GAME.nature.longest, c_void_p(told.data_ptr())]
    _check(kernels().race_cuda_random(byref(begin), *where, blocks, threads, _stream()))
    torch.cuda.synchronize()
    return told


def _stream() -> c_void_p:
    return c_void_p(torch.cuda.current_stream().cuda_stream)


def _on_device(begin: Setting, device: str) -> tuple[Setting, list[Any]]:
    """A setting with its cards in GPU memory, and the tensors that keep this memory alive."""
    kept = []
    made = Setting(begin.seats, begin.advanced, begin.first_game, begin.quick)
    for name, array in begin.kept:
        tensor = torch.tensor(list(array), dtype=torch.uint8, device=device)
        kept.append(tensor)
        setattr(made, name, tensor.data_ptr())
    return made, kept
