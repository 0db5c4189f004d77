import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Claim, claimsIn, type NamedTest } from './claims-in.js';
import { testsIn, testsInFile } from './tests-in.js';

const root = resolve(__dirname, '../../..');
const IS_RUN = /\.(test\.tsx?|integration\.ts|e2e\.ts)$/;

const read = new Map<string, ReadonlySet<string>>();
function testsOf(file: string): ReadonlySet<string> {
  const known = read.get(file);
  if (known) return known;
  const path = join(root, file);
  const tests = IS_RUN.test(file) && existsSync(path) ? testsInFile(path) : new Set<string>();
  read.set(file, tests);
  return tests;
}

const isThere = ({ file, name }: NamedTest): boolean => testsOf(file).has(name);

/** Returns an error for each claim without a test and for each test that does not exist. */
const faultsOf = (claims: readonly Claim[]): readonly string[] =>
  claims.flatMap(({ line, claimed, tests }) => [
    ...(tests.length === 0 ? [`line ${String(line)}: no test for “${claimed}”`] : []),
    ...tests.filter((test) => !isThere(test)).map(({ file, name }) => `line ${String(line)}: no “${name}” in ${file}`),
  ]);

it('every claim of docs/security.md names an existing test', () => {
  const claims = claimsIn(readFileSync(join(root, 'docs/security.md'), 'utf8'));
  expect(claims.length).toBeGreaterThan(50);
  expect(faultsOf(claims)).toEqual([]);
});

const table = (...rows: readonly string[]) =>
  ['| What is tried | Test |', '| --- | --- |', ...rows, '', '| a | b |', '| - | - |', '| c | d |'].join('\n');
const HERE = 'e2e/src/claims/security-claims.test.ts';

it.each([
  ['no test', '| a | none |', ['line 3: no test for “a”']],
  ['a missing file', '| a | [x](../e2e/x.test.ts): “b” |', ['line 3: no “b” in e2e/x.test.ts']],
  ['a missing test', `| a | [x](../${HERE}): “b” |`, [`line 3: no “b” in ${HERE}`]],
  ['a file that is not a test', '| a | [x](../README.md): “b” |', ['line 3: no “b” in README.md']],
  [
    'an existing and a missing test',
    `| a | [x](../${HERE}): “checks a claim with %s”, “b” |`,
    [`line 3: no “b” in ${HERE}`],
  ],
  ['an existing test', `| a | [x](../${HERE}): “checks a claim with %s” |`, []],
])('checks a claim with %s', (_case, row, errors) => {
  expect(faultsOf(claimsIn(table(row)))).toEqual(errors);
});

it('parses the names of tests and of their blocks, without skipped tests', () => {
  const source = `
    it('one', () => 1);
    describe('a block', () => {
      it.each([['x', 'two']])('of %s', () => 2);
      describe.each([1])('within', () => { test(\`three\`, () => 3); });
    });
    it.skip('four', () => 4);
    it.todo('five');
    // it('six')
    const seven = "it('seven')";`;
  expect([...testsIn(source)]).toEqual(['one', 'a block › of %s', 'a block › within › three']);
});
