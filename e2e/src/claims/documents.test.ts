import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createPathMatcher, findCodeNames } from './find-code-names.js';
import { findDecisions, findMislabelledDecisions } from './find-decisions.js';
import { findBrokenAnchors, findLinks } from './find-links.js';

const root = resolve(__dirname, '../../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => existsSync(join(root, file)) && file !== '');
const documents = files.filter((file) => file.endsWith('.md'));
/** Without this folder, whose tests name what does not exist. */
const sources = files.filter(
  (file) =>
    /\.(?:[cm]?[jt]sx?|jsonl?|s?css|html|ya?ml|template|envsh|example)$|Dockerfile$/.test(file) &&
    file !== 'package-lock.json' &&
    !file.startsWith('e2e/src/claims/'),
);
const sourceText = sources.map(read).join('\n');
const decisionFiles = files.filter((file) => /^docs\/decisions\/\d{3}-/.test(file)).map((file) => file.slice(15));

/** Names of other products that our sources do not contain, and names in examples. */
const OTHER_NAMES = new Set([
  // Alternatives that were not chosen.
  'combineSlices',
  'createListenerMiddleware',
  'harper.js',
  'timeoutMS',
  // Rules of a lint plugin that have no equivalent.
  'react-hooks/config',
  'react-hooks/gating',
  // A claim of tokens that Firebase may add.
  'tenantId',
  // Files that an operator or the supervisor creates.
  './my-feeds.json',
  'DATA_DIR/logs',
]);

/** Returns an error for each text of the documents that `find` returns. */
const collectErrors = (find: (document: string, markdown: string) => readonly string[]): readonly string[] =>
  documents.flatMap((document) => find(document, read(document)).map((name) => `${document}: ${name}`));

it('every link of a document leads to a file, and to one of its headings', () => {
  const findBrokenLinks = (document: string, markdown: string) => {
    const links = findLinks(markdown);
    const missing = links.filter(({ path }) => !existsSync(join(root, dirname(document), path)));
    const readLinked = (path: string) => (path === '' ? markdown : read(join(dirname(document), path)));
    return [
      ...missing.map(({ path }) => path),
      ...findBrokenAnchors(
        links.filter((link) => !missing.includes(link)),
        readLinked,
      ),
    ];
  };
  expect(documents.length).toBeGreaterThan(60);
  expect(collectErrors(findBrokenLinks)).toEqual([]);
});

it('every path in a document exists, or is in the sources', () => {
  const isPathOfRepository = createPathMatcher(files);
  const isInSources = (path: string) => sourceText.includes(path.replace(/\/$/, ''));
  const findMissingPaths = (_document: string, markdown: string) =>
    findCodeNames(markdown).paths.filter(
      (path) => !isPathOfRepository(path) && !isInSources(path) && !OTHER_NAMES.has(path),
    );
  expect(collectErrors(findMissingPaths)).toEqual([]);
});

it('every name of code in a document is in the sources', () => {
  const words = new Set(sourceText.match(/[\w$]+/g));
  const findMissingNames = (_document: string, markdown: string) =>
    findCodeNames(markdown).identifiers.filter((name) => !words.has(name) && !OTHER_NAMES.has(name));
  expect(documents.flatMap((document) => findCodeNames(read(document)).identifiers).length).toBeGreaterThan(300);
  expect(collectErrors(findMissingNames)).toEqual([]);
});

it('every citation of a decision leads to its record', () => {
  const numbers = new Set(decisionFiles.map((file) => file.slice(0, 3)));
  const citations = [...documents, ...sources].flatMap((file) =>
    findDecisions(read(file)).map((number) => ({ file, number })),
  );
  expect(citations.length).toBeGreaterThan(100);
  expect(citations.filter(({ number }) => !numbers.has(number))).toEqual([]);
  expect(collectErrors((_document, markdown) => findMislabelledDecisions(markdown))).toEqual([]);
});

it('docs/decisions/README.md lists every decision', () => {
  const links = new Set(findLinks(read('docs/decisions/README.md')).map(({ path }) => path));
  expect(decisionFiles.filter((file) => !links.has(file))).toEqual([]);
});

it('lists no other name that the sources contain or that no document contains', () => {
  const words = new Set(sourceText.match(/[\w$]+/g));
  const named = new Set(
    documents.flatMap((document) => {
      const { paths, identifiers } = findCodeNames(read(document));
      return [...paths, ...identifiers];
    }),
  );
  expect([...OTHER_NAMES].filter((name) => words.has(name) || !named.has(name))).toEqual([]);
});

it.each([
  ['`a/b.ts`, `b.ts` and `src/NAME/`', ['a/b.ts', 'b.ts', 'src/NAME/'], []],
  ['`*-fields.tsx`, `../regex/`, `./a.json`', ['*-fields.tsx', '../regex/', './a.json'], []],
  ['`findNames(text, isRead)`, `Names.findAll`', [], ['findNames', 'isRead', 'findAll']],
  ['`KeyStore`, `Html`, `MAX_AGE`, `DATA`', [], ['KeyStore', 'MAX_AGE']],
  ['`GET /api/cv/{uid}`, `X-Min-Revision`, `/healthz`, `.../done`', [], []],
  ['plainName and a/plain.ts\n\n```sh\nrunThis a/b.ts\n```', [], []],
])('finds the names in %j', (markdown, paths, identifiers) => {
  expect(findCodeNames(markdown)).toEqual({ paths, identifiers });
});

it.each([
  ['workers/src/cv/pdf.ts', true],
  ['cv/pdf.ts', true],
  ['cv/', true],
  ['../cv', true],
  ['cv/*.ts', true],
  ['src/NAME/', true],
  ['v/pdf.ts', false],
  ['workers/cv', false],
  ['cv/*.tsx', false],
])('tells whether %j is a path of the repository', (path, isKnown) => {
  expect(createPathMatcher(['workers/src/cv/pdf.ts'])(path)).toBe(isKnown);
});

it.each([
  ['// See decision 007.', ['007']],
  [' * (decisions 014, 058 and\n * 061)', ['014', '058', '061']],
  ['# docs/decisions/067', ['067']],
  ['Replaces decisions 010 and 059.', []],
  ['[decision 011](decisions/011-history.md)', ['011', '011']],
  ['decides 5 times', []],
])('finds the decisions in %j', (source, numbers) => {
  expect(findDecisions(source)).toEqual(numbers);
});

it('reports labels of other decisions', () => {
  const links = '[decision 011](decisions/011-history.md) [012](../decisions/013-jobs.md) [why](014-workers.md)';
  expect(findMislabelledDecisions(links)).toEqual(['[012](../decisions/013-jobs.md)']);
});

it.each([
  ['[a](b.md), [c](b.md#one-two)', []],
  ['[a](b.md#three)', ['b.md#three']],
  ['[a](#here)', ['#here']],
  ['[a](https://example.com#b), `[a](b.md#three)`', []],
])('checks the anchors in %j', (markdown, broken) => {
  expect(findBrokenAnchors(findLinks(markdown), () => '# Title\n\n## One (`two`)\n')).toEqual(broken);
});
