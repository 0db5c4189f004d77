/** Far below visible differences, far above rounding errors. */
const DECIMALS = 7;
const TRAILING_ZEROS = new RegExp(`\\.?0{1,${DECIMALS}}$`);

/** Tracks line start and pen position in text space. */
export class TextPosition {
  #lineX = 0;
  #y = 0;
  #penX = 0;

  get penX(): number {
    return this.#penX;
  }

  get y(): number {
    return this.#y;
  }

  reset(): void {
    this.#lineX = this.#y = this.#penX = 0;
  }

  /** Starts a line at an offset from the current line start, like Td. */
  moveLine(x: number, y: number): void {
    this.#lineX += x;
    this.#y += y;
    this.#penX = this.#lineX;
  }

  advance(by: number): void {
    this.#penX += by;
  }

  /** Marks the pen position as unknown, so that the next glyph writes a move. */
  invalidate(): void {
    this.#penX = Number.NaN;
  }

  /** Moves the pen; returns the Td operation, or undefined if it is already there. */
  moveTo(x: number, y: number): string | undefined {
    if (Math.abs(this.#penX - x) < 10 ** -DECIMALS && Math.abs(this.#y - y) < 10 ** -DECIMALS) return undefined;
    const [byX, byY] = [formatNumber(x - this.#lineX), formatNumber(y - this.#y)];
    this.moveLine(Number(byX), Number(byY));
    return `${byX} ${byY} Td`;
  }
}

/** Formats a number for PDF: no exponent, no trailing zeros. */
const formatNumber = (number: number): string => {
  const fixed = number.toFixed(DECIMALS).replace(TRAILING_ZEROS, '');
  return fixed === '-0' ? '0' : fixed;
};
