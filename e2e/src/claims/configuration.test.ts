import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isTestFile } from '@trackrecord/contracts/testing/test-files';

const root = resolve(__dirname, '../../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const isProductFile = (file: string): boolean =>
  /\.(?:ts|tsx|mjs)$/.test(file) && !isTestFile(file) && !/^(?:bench|e2e)\/|\/testing\/|^scripts\/jest\//.test(file);

const matchNames = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Returns the environment variables that a source file reads: as a property, by a function, or in a schema. */
function findVariables(file: string, source: string): readonly string[] {
  const isConfig = /(?:config|variables|settings)\.ts$/.test(file);
  return [
    ...matchNames(source, /\benv(?:ironment)?(?:\.|\[')([A-Z][A-Z0-9_]+)\b/g),
    ...(isConfig ? matchNames(source, /(?:\(|env, )'([A-Z][A-Z0-9_]+)'/g) : []),
    ...(isConfig ? matchNames(source, /^\s+([A-Z][A-Z0-9_]+): /gm) : []),
  ];
}

const productFiles = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(isProductFile);
const documentation = read('docs/configuration.md');
const documentedVariables = new Set(matchNames(documentation, /`([A-Z][A-Z0-9_]+)`/g));

it('docs/configuration.md names every environment variable that is read', () => {
  const variables = new Set(productFiles.flatMap((file) => findVariables(file, read(file))));
  expect(variables.size).toBeGreaterThan(60);
  expect([...variables].filter((name) => !documentedVariables.has(name))).toEqual([]);
});

it('docker-compose.yml reads every variable of the first table of docs/configuration.md', () => {
  const [table = ''] = documentation.split('`docker-compose.yml` fixes');
  const compose = read('docker-compose.yml');
  const firstCells = table.split('\n').map((row) => row.split('|')[1] ?? '');
  const variables = firstCells.flatMap((cell) => matchNames(cell, /`([A-Z][A-Z0-9_]+)`/g));
  expect(variables.length).toBeGreaterThan(25);
  expect(variables.filter((name) => !compose.includes(`\${${name}`))).toEqual([]);
});
