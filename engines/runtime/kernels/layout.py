"""The layout of a state. Free of numba, so that texts and boards can read states without it."""

from typing import Annotated, Any, ClassVar, Protocol, Self, TypeAlias, TypeVar, get_type_hints

import numpy as np
import numpy.typing as npt

I1: TypeAlias = Annotated[int, "i1"]
I2: TypeAlias = Annotated[int, "i2"]
I4: TypeAlias = Annotated[int, "i4"]
I8: TypeAlias = Annotated[int, "i8"]
F8: TypeAlias = Annotated[float, "f8"]
Array: TypeAlias = npt.NDArray[Any]


class Record:
    """Names and formats of an array's content; a subclass declares its fields.

    A field is a number, or an array with the format of its numbers and a shape::

        class GameState(Record):
            mover: I1
            credits: Annotated[Array, "i2", (SEATS,)]

    Kernels use records that numba makes from such an array (``contract.record_view``); plain Python
    uses those that ``of`` makes.

    Attributes:
        dtype: the aligned record type; the size is padded to a multiple of 8 bytes.
    """

    dtype: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls) -> None:
        hints = get_type_hints(cls, include_extras=True)
        said = {name: getattr(hint, "__metadata__", ()) for name, hint in hints.items()}
        formats = {name: each if len(each) > 1 else each[0] for name, each in said.items() if each}
        fields: dict[str, Any] = {"names": list(formats), "formats": list(formats.values())}
        size = np.dtype(fields, align=True).itemsize  # type: ignore[call-overload]
        whole = fields | {"itemsize": -(-size // 8) * 8}
        cls.dtype = np.dtype((np.record, np.dtype(whole, align=True)))  # type: ignore[call-overload]

    @classmethod
    def of(cls, array: npt.NDArray[np.int64]) -> Self:
        """An array of whole words as a record; writing to it writes to the array."""
        record: Self = array.view(cls.dtype)[0]
        return record

    @classmethod
    def words(cls) -> int:
        """Its length in whole words."""
        return cls.dtype.itemsize // 8


R_co = TypeVar("R_co", bound=Record, covariant=True)


class Rows(Protocol[R_co]):
    """An array of records: ``np.zeros(rows, GameState.dtype)``."""

    @property
    def shape(self) -> tuple[int, ...]:
        """Its length."""

    def __getitem__(self, row: int, /) -> R_co:
        """A record."""
