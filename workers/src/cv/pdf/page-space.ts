import type { Operation } from './content-operations.js';
import { IDENTITY, toMatrix, transformPoint, multiply, type Matrix } from './matrix.js';

/** The visible vertical range of a page in points. */
interface VisibleRange {
  readonly from: number;
  readonly to: number;
}

const UNBOUNDED_RANGE: VisibleRange = { from: -Infinity, to: Infinity };

/**
 * Tracks the transformation and the visible range of a page's content, by the PDF operators `q` and `Q` (save and
 * restore both), `cm` (transform), `re` (add a rectangle to the path) and `W` (clip to the path).
 */
export class PageSpace {
  #matrix = IDENTITY;
  #visibleRange = UNBOUNDED_RANGE;
  #lastRectangleRange = UNBOUNDED_RANGE;
  readonly #stack: { readonly matrix: Matrix; readonly visibleRange: VisibleRange }[] = [];

  /** The transformation from content to page in points. */
  get matrix(): Matrix {
    return this.#matrix;
  }

  /** Returns true if a point at this vertical position on the page (points) is visible. */
  isVisible(y: number): boolean {
    return y >= this.#visibleRange.from && y <= this.#visibleRange.to;
  }

  /** Applies an operation. */
  apply({ operator, operands }: Operation): void {
    switch (operator) {
      case 'q':
        this.#stack.push({ matrix: this.#matrix, visibleRange: this.#visibleRange });
        return;
      case 'Q':
        ({ matrix: this.#matrix, visibleRange: this.#visibleRange } = this.#stack.pop() ?? {
          matrix: IDENTITY,
          visibleRange: UNBOUNDED_RANGE,
        });
        return;
      case 'cm':
        this.#matrix = multiply(toMatrix(operands), this.#matrix);
        return;
      case 're':
        this.#lastRectangleRange = this.#getVerticalRange(operands.map(Number));
        return;
      case 'W':
      case 'W*':
        this.#visibleRange = this.#lastRectangleRange;
    }
  }

  #getVerticalRange([x = 0, y = 0, , height = 0]: readonly number[]): VisibleRange {
    const [start, end] = [transformPoint(this.#matrix, x, y).y, transformPoint(this.#matrix, x, y + height).y];
    return { from: Math.min(start, end), to: Math.max(start, end) };
  }
}
