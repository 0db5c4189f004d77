/** How many words must be replaced, added or left out to make one sentence of another (Levenshtein's distance). */
export function wordErrors(said: readonly string[], heard: readonly string[]): number {
  let before = heard.map((_, index) => index + 1);
  said.forEach((word, row) => {
    let left = row + 1;
    let diagonal = row;
    before = before.map((above, column) => {
      left = Math.min(left + 1, above + 1, diagonal + (word === heard[column] ? 0 : 1));
      diagonal = above;
      return left;
    });
  });
  return before.at(-1) ?? said.length;
}
