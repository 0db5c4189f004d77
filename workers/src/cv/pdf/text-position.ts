/** Far below visible differences, far above rounding errors. */
const DECIMALS = 7;

/** Tracks line start and pen position in text space. */
export class TextPosition {
  #x = 0;
  #y = 0;
  #pen = 0;

  get pen(): number {
    return this.#pen;
  }

  get y(): number {
    return this.#y;
  }

  reset(): void {
    this.#x = this.#y = this.#pen = 0;
  }

  /** Starts a line at an offset from the current line start, like Td. */
  moveLine(x: number, y: number): void {
    this.#x += x;
    this.#y += y;
    this.#pen = this.#x;
  }

  advance(by: number): void {
    this.#pen += by;
  }

  /** Marks the pen position as unknown, so that the next glyph writes a move. */
  invalidate(): void {
    this.#pen = Number.NaN;
  }

  /** Moves the pen; returns the Td operation, or undefined if it is already there. */
  moveTo(x: number, y: number): string | undefined {
    if (Math.abs(this.#pen - x) < 10 ** -DECIMALS && Math.abs(this.#y - y) < 10 ** -DECIMALS) return undefined;
    const [byX, byY] = [formatNumber(x - this.#x), formatNumber(y - this.#y)];
    this.moveLine(Number(byX), Number(byY));
    return `${byX} ${byY} Td`;
  }
}

/** Formats a number for PDF: no exponent, no trailing zeros. */
const formatNumber = (number: number): string => {
  const fixed = number.toFixed(DECIMALS).replace(/\.?0+$/, '');
  return fixed === '-0' ? '0' : fixed;
};
