/** Longer texts are no words. */
const MAX_WORD_LENGTH = 100;

/**
 * Returns the number of letters to insert, delete or replace, or of neighbours to swap, to turn one word into another.
 * Takes quadratic time, so it returns infinity for words of more than 100 letters.
 */
export function editDistance(left: string, right: string): number {
  if (Math.max(left.length, right.length) > MAX_WORD_LENGTH) return Infinity;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let i = 1; i <= left.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const isSame = left[i - 1] === right[j - 1];
      let distance = Math.min(
        (previous[j] ?? 0) + 1,
        (current[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      if (i > 1 && j > 1 && isSwapped) distance = Math.min(distance, (beforePrevious[j - 2] ?? 0) + 1);
      current.push(distance);
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[right.length] ?? 0;
}
