/** Returns the Levenshtein distance of two sentences in words. */
export function countWordErrors(reference: readonly string[], transcript: readonly string[]): number {
  let previousRow = transcript.map((_, index) => index + 1);
  reference.forEach((word, row) => {
    let left = row + 1;
    let diagonal = row;
    previousRow = previousRow.map((above, column) => {
      left = Math.min(left + 1, above + 1, diagonal + (word === transcript[column] ? 0 : 1));
      diagonal = above;
      return left;
    });
  });
  return previousRow.at(-1) ?? reference.length;
}
