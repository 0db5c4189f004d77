/** A table row: a claim and the tests that verify it. */
export interface Claim {
  readonly line: number;
  readonly text: string;
  readonly tests: readonly TestReference[];
}

/** A test: its file, relative to the repository root, and its name, including the names of its `describe` blocks. */
export interface TestReference {
  readonly file: string;
  readonly name: string;
}

const TEST_COLUMN = 'Test';
/** Matches a link to a test file followed by quoted test names. */
const TEST_REFERENCES_PATTERN = /\[[^\]]+\]\(\.\.\/([^)]+)\):((?:,? “[^”]+”)+)/g;
const NAME_PATTERN = /“([^”]+)”/g;

const splitCells = (line: string): readonly string[] =>
  line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** Parses the rows of every table whose last column is `Test`. */
export function parseClaims(markdown: string): readonly Claim[] {
  const claims: Claim[] = [];
  let isInClaimsTable = false;
  for (const [index, line] of markdown.split('\n').entries()) {
    if (!line.startsWith('|')) isInClaimsTable = false;
    else if (splitCells(line).at(-1) === TEST_COLUMN) isInClaimsTable = true;
    else if (isInClaimsTable && !/^[|\s:-]+$/.test(line))
      claims.push({ line: index + 1, ...parseClaim(splitCells(line)) });
  }
  return claims;
}

function parseClaim(cells: readonly string[]): Omit<Claim, 'line'> {
  const [text = ''] = cells;
  const files = [...(cells.at(-1) ?? '').matchAll(TEST_REFERENCES_PATTERN)];
  const tests = files.flatMap(([, file = '', names = '']) =>
    Array.from(names.matchAll(NAME_PATTERN), ([, name = '']) => ({ file, name })),
  );
  return { text, tests };
}
