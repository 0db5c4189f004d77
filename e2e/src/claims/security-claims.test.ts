import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isTestFile } from '@trackrecord/contracts/testing/test-files';

const root = resolve(__dirname, '../../..');
const TEST_COLUMN = 'Test';
const LINK_PATTERN = /\]\(\.\.\/([^)]+)\)/g;

const splitCells = (line: string): readonly string[] =>
  line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** Finds the rows of tables whose last column is `Test`, by line number. */
function findClaims(markdown: string): ReadonlyMap<number, readonly string[]> {
  const claims = new Map<number, readonly string[]>();
  let isInClaimsTable = false;
  for (const [index, line] of markdown.split('\n').entries()) {
    if (!line.startsWith('|')) isInClaimsTable = false;
    else if (splitCells(line).at(-1) === TEST_COLUMN) isInClaimsTable = true;
    else if (isInClaimsTable && !/^[|\s:-]+$/.test(line)) claims.set(index + 1, splitCells(line));
  }
  return claims;
}

const isExistingTest = (file: string): boolean => isTestFile(file) && existsSync(join(root, file));

/** Returns an error for each claim without a test file and for each linked file that is not one. */
const findClaimErrors = (markdown: string): readonly string[] =>
  [...findClaims(markdown)].flatMap(([line, cells]) => {
    const files = Array.from(cells.at(-1)?.matchAll(LINK_PATTERN) ?? [], ([, file = '']) => file);
    if (files.length === 0) return [`line ${String(line)}: no test for “${cells[0] ?? ''}”`];
    return files.filter((file) => !isExistingTest(file)).map((file) => `line ${String(line)}: ${file} is not a test`);
  });

it('links a test file in every row of docs/security.md', () => {
  const markdown = readFileSync(join(root, 'docs/security.md'), 'utf8');
  expect(findClaims(markdown).size).toBeGreaterThan(50);
  expect(findClaimErrors(markdown)).toEqual([]);
});

const createTable = (...rows: readonly string[]) =>
  ['| What is tried | Test |', '| --- | --- |', ...rows, '', '| a | b |', '| - | - |', '| c | d |'].join('\n');
const THIS_FILE = 'e2e/src/claims/security-claims.test.ts';

it.each([
  ['no test', '| a | none |', ['line 3: no test for “a”']],
  ['a missing file', '| a | [x](../e2e/x.test.ts) |', ['line 3: e2e/x.test.ts is not a test']],
  ['a file that is not a test', '| a | [x](../README.md) |', ['line 3: README.md is not a test']],
  [
    'an existing and a missing test',
    `| a | [x](../${THIS_FILE})<br>[y](../e2e/y.test.ts) |`,
    ['line 3: e2e/y.test.ts is not a test'],
  ],
  ['an existing test', `| a | [x](../${THIS_FILE}) |`, []],
])('checks a row with %s', (_case, row, errors) => {
  expect(findClaimErrors(createTable(row))).toEqual(errors);
});
