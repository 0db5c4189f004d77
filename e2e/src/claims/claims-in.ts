/** A table row: a claim and the tests that verify it. */
export interface Claim {
  readonly line: number;
  readonly claimed: string;
  readonly tests: readonly NamedTest[];
}

/** A test: its file, relative to the repository root, and its name, including the names of its `describe` blocks. */
export interface NamedTest {
  readonly file: string;
  readonly name: string;
}

const LAST_COLUMN = 'Test';
/** Matches a link to a test file followed by quoted test names. */
const NAMED_TESTS = /\[[^\]]+\]\(\.\.\/([^)]+)\):((?:,? “[^”]+”)+)/g;
const NAME = /“([^”]+)”/g;

const cellsOf = (line: string): readonly string[] =>
  line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** Parses the rows of every table whose last column is `Test`. */
export function claimsIn(markdown: string): readonly Claim[] {
  const claims: Claim[] = [];
  let isOfClaims = false;
  for (const [at, line] of markdown.split('\n').entries()) {
    if (!line.startsWith('|')) isOfClaims = false;
    else if (cellsOf(line).at(-1) === LAST_COLUMN) isOfClaims = true;
    else if (isOfClaims && !/^[|\s:-]+$/.test(line)) claims.push({ line: at + 1, ...claimOf(cellsOf(line)) });
  }
  return claims;
}

function claimOf(cells: readonly string[]): Omit<Claim, 'line'> {
  const [claimed = ''] = cells;
  const files = [...(cells.at(-1) ?? '').matchAll(NAMED_TESTS)];
  const tests = files.flatMap(([, file = '', names = '']) =>
    Array.from(names.matchAll(NAME), ([, name = '']) => ({ file, name })),
  );
  return { claimed, tests };
}
