/** Far below what can be seen, far above what adding up numbers loses. */
const decimals = 7;

/** Where a text object stands: its line's start and its pen, in text space. */
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

  /** Starts a line at an offset from where the current one started, as Td does. */
  moveLine(x: number, y: number): void {
    this.#x += x;
    this.#y += y;
    this.#pen = this.#x;
  }

  advance(by: number): void {
    this.#pen += by;
  }

  /** Says that the pen's place is not known any more, so that the next glyph needs a move. */
  lose(): void {
    this.#pen = Number.NaN;
  }

  /** Moves the pen; the Td operation that does, or undefined where the pen is there. */
  moveTo(x: number, y: number): string | undefined {
    if (Math.abs(this.#pen - x) < 10 ** -decimals && Math.abs(this.#y - y) < 10 ** -decimals) return undefined;
    const [byX, byY] = [written(x - this.#x), written(y - this.#y)];
    this.moveLine(Number(byX), Number(byY));
    return `${byX} ${byY} Td`;
  }
}

/** A number as PDF has it: no exponent, no needless zeros. */
const written = (number: number): string => {
  const fixed = number.toFixed(decimals).replace(/\.?0+$/, '');
  return fixed === '-0' ? '0' : fixed;
};
