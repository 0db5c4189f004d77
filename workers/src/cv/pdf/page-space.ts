import type { Operation } from './content-operations.js';
import { identity, matrixOf, moved, then, type Matrix } from './matrix.js';

/** What of a page is shown, from bottom to top, in points. */
interface Shown {
  readonly from: number;
  readonly to: number;
}

const everything: Shown = { from: -Infinity, to: Infinity };

/** Where the content of a page draws, and between which heights what it draws is shown. */
export class PageSpace {
  #matrix = identity;
  #shown = everything;
  #rectangle = everything;
  readonly #saved: { readonly matrix: Matrix; readonly shown: Shown }[] = [];

  /** From what is drawn to the page, in points. */
  get matrix(): Matrix {
    return this.#matrix;
  }

  /** Whether anything at this height of the page is shown. */
  shows(y: number): boolean {
    return y >= this.#shown.from && y <= this.#shown.to;
  }

  /** Takes what an operation changes, if it does. */
  take({ operator, operands }: Operation): void {
    switch (operator) {
      case 'q':
        this.#saved.push({ matrix: this.#matrix, shown: this.#shown });
        return;
      case 'Q':
        ({ matrix: this.#matrix, shown: this.#shown } = this.#saved.pop() ?? { matrix: identity, shown: everything });
        return;
      case 'cm':
        this.#matrix = then(matrixOf(operands), this.#matrix);
        return;
      case 're':
        this.#rectangle = this.#heights(operands.map(Number));
        return;
      case 'W':
      case 'W*':
        this.#shown = this.#rectangle;
    }
  }

  #heights([x = 0, y = 0, , height = 0]: readonly number[]): Shown {
    const [one, other] = [moved(this.#matrix, x, y).y, moved(this.#matrix, x, y + height).y];
    return { from: Math.min(one, other), to: Math.max(one, other) };
  }
}
