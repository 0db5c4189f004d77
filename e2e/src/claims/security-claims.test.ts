import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isTestFile } from '@trackrecord/contracts/testing/test-files';
import { type Claim, parseClaims, type TestReference } from './parse-claims.js';
import { parseTestNames, readTestNames } from './parse-test-names.js';

const root = resolve(__dirname, '../../..');

const testNamesByFile = new Map<string, ReadonlySet<string>>();
function readTestNamesCached(file: string): ReadonlySet<string> {
  const cached = testNamesByFile.get(file);
  if (cached) return cached;
  const path = join(root, file);
  const tests = isTestFile(file) && existsSync(path) ? readTestNames(path) : new Set<string>();
  testNamesByFile.set(file, tests);
  return tests;
}

const hasTest = ({ file, name }: TestReference): boolean => readTestNamesCached(file).has(name);

/** Returns an error for each claim without a test and for each test that does not exist. */
const findClaimErrors = (claims: readonly Claim[]): readonly string[] =>
  claims.flatMap(({ line, text, tests }) => [
    ...(tests.length === 0 ? [`line ${String(line)}: no test for “${text}”`] : []),
    ...tests.filter((test) => !hasTest(test)).map(({ file, name }) => `line ${String(line)}: no “${name}” in ${file}`),
  ]);

it('every claim of docs/security.md names an existing test', () => {
  const claims = parseClaims(readFileSync(join(root, 'docs/security.md'), 'utf8'));
  expect(claims.length).toBeGreaterThan(50);
  expect(findClaimErrors(claims)).toEqual([]);
});

const createTable = (...rows: readonly string[]) =>
  ['| What is tried | Test |', '| --- | --- |', ...rows, '', '| a | b |', '| - | - |', '| c | d |'].join('\n');
const THIS_FILE = 'e2e/src/claims/security-claims.test.ts';

it.each([
  ['no test', '| a | none |', ['line 3: no test for “a”']],
  ['a missing file', '| a | [x](../e2e/x.test.ts): “b” |', ['line 3: no “b” in e2e/x.test.ts']],
  ['a missing test', `| a | [x](../${THIS_FILE}): “b” |`, [`line 3: no “b” in ${THIS_FILE}`]],
  ['a file that is not a test', '| a | [x](../README.md): “b” |', ['line 3: no “b” in README.md']],
  [
    'an existing and a missing test',
    `| a | [x](../${THIS_FILE}): “checks a claim with %s”, “b” |`,
    [`line 3: no “b” in ${THIS_FILE}`],
  ],
  ['an existing test', `| a | [x](../${THIS_FILE}): “checks a claim with %s” |`, []],
])('checks a claim with %s', (_case, row, errors) => {
  expect(findClaimErrors(parseClaims(createTable(row)))).toEqual(errors);
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
  expect([...parseTestNames(source)]).toEqual(['one', 'a block › of %s', 'a block › within › three']);
});
