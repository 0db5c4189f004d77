import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as constants from '@trackrecord/contracts/constants';
import { MESSAGES } from '@trackrecord/contracts/messages';
import { SECTION_MESSAGES } from '@trackrecord/contracts/section-messages';
import { VALIDATION } from '@trackrecord/contracts/validation-messages';
import { type Citation, findCitations } from './find-citations.js';
import { findNamedFiles, findReferenceErrors, type NamedFile } from './find-named-files.js';

const root = resolve(__dirname, '../../..');
const DOCUMENT = 'docs/specification.md';
const THIS_FILE = 'e2e/src/claims/specification.test.ts';
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const joinLines = (text: string): string => text.replace(/\s+/g, ' ');

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const rootFolders = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? ''));
const citingFiles = files.filter(
  (file) => /\.(?:[cm]?[jt]sx?|s?css|html|md)$/.test(file) && file !== DOCUMENT && file !== THIS_FILE,
);
const specification = read(DOCUMENT);

/** The names in each section by its number, in lower case: headings, bold text and inline code. */
type Sections = ReadonlyMap<number, readonly string[]>;

function parseSections(markdown: string): Sections {
  const [, ...sections] = markdown.split(/^## (?=\d+\. )/m);
  return new Map(sections.map((section) => [Number.parseInt(section, 10), findNames(section)]));
}

const findNames = (section: string): readonly string[] =>
  [...section.matchAll(/^#+ (.+)$|\*\*([^*]+)\*\*|`([^`]+)`/gm)].map(([, heading, bold, code]) =>
    joinLines(heading ?? bold ?? code ?? '').toLowerCase(),
  );

/** Returns an error for each number without a section, or for a part that its section does not name. */
function findCitationErrors({ numbers, part = '' }: Citation, sections: Sections): readonly string[] {
  const missing = numbers.filter((number) => !sections.has(number)).map((number) => `no section ${String(number)}`);
  const names = numbers.flatMap((number) => sections.get(number) ?? []);
  const isNamed = part === '' || names.some((name) => name.startsWith(part.toLowerCase()));
  return missing.length > 0 || isNamed ? missing : [`no “${part}” in section ${numbers.join(', ')}`];
}

const findMissingFiles = (namedFiles: readonly NamedFile[]): readonly string[] =>
  namedFiles
    .filter(({ path, base }) => !existsSync(join(root, base === 'root' ? '' : 'docs', path)))
    .map(({ path }) => path);

/** Returns all texts in a value. */
const collectTexts = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectTexts) : [];
};

it('every citation of the specification leads to a section of docs/specification.md', () => {
  const sections = parseSections(specification);
  const citations = citingFiles.flatMap((file) => findCitations(read(file)).map((citation) => ({ file, citation })));
  expect(citations.length).toBeGreaterThan(250);
  const errors = citations.flatMap(({ file, citation }) =>
    findCitationErrors(citation, sections).map((error) => `${file}: ${error}`),
  );
  expect(errors).toEqual([]);
});

it('every file that docs/specification.md names exists', () => {
  const namedFiles = findNamedFiles(specification, rootFolders);
  expect(namedFiles.length).toBeGreaterThan(200);
  expect(findMissingFiles(namedFiles)).toEqual([]);
  expect(findReferenceErrors(specification)).toEqual([]);
});

it.each(Object.entries({ MESSAGES, SECTION_MESSAGES, VALIDATION, constants }))(
  'docs/specification.md contains the texts of %s',
  (_name, values) => {
    const text = joinLines(specification);
    const texts = collectTexts(values);
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((expected) => !text.includes(expected))).toEqual([]);
  },
);

it.each([
  ['/** The limits (spec section 9). */', [9], undefined],
  ['// Spec section 9, Recording.', [9], 'Recording'],
  ['"spec section 5, Skills", and others', [5], 'Skills'],
  ['/** (spec section 5, "Education (wizard)"). */', [5], 'Education (wizard)'],
  ['/**\n * Handles a request (spec\n * section 7).\n */', [7], undefined],
  ['  // See spec\n  // sections 4 and 5.', [4, 5], undefined],
  ['(spec sections 5, 7 and 9)', [5, 7, 9], undefined],
  ['(spec sections 7 to 9)', [7, 8, 9], undefined],
  ['as the specification names them (section 7), after', [7], undefined],
  ['see section 3 of the specification', [3], undefined],
  ['cite it as `spec section 5, Skills`, or', [5], 'Skills'],
])('finds the citation in %j', (source, numbers, part) => {
  expect(findCitations(source)).toEqual([{ numbers, part }]);
});

it('finds no citation of another document', () => {
  expect(findCitations('// RFC 9110, section 13.1.1; HTML standard, section 5')).toEqual([]);
});

it.each([
  ['spec section 2, Jobs screen', []],
  ['spec section 2, "Link"', []],
  ['spec section 2, /jobs', []],
  ['spec section 2, Home screen', ['no “Home screen” in section 2']],
  ['spec sections 1 and 2', []],
  ['spec sections 2 and 10', ['no section 10']],
])('checks %j', (source, errors) => {
  const markdown =
    '# Specification\n\n## 1. Users\n\n## 2. Screens\n\n### Jobs screen\n\nHome screen, **Link**, `/jobs`\n';
  const sections = parseSections(markdown);
  expect(findCitations(source).flatMap((citation) => findCitationErrors(citation, sections))).toEqual(errors);
});

it.each([
  [`[this test](../${THIS_FILE})`, []],
  ['[a decision](decisions/000-missing.md)', ['decisions/000-missing.md']],
  ['[the web](https://example.com/a.ts), [below](#names)', []],
  [`\`${THIS_FILE}\` and \`e2e/src/claims\``, []],
  ['`e2e/src/missing` and `missing/file.ts`', ['e2e/src/missing', 'missing/file.ts']],
  ['`audio/webm`, `/api/health`, `resume.pdf`', []],
  [`[test.ts]\n\n[test.ts]: ../${THIS_FILE}`, []],
  ['[test.ts]\n\n[test.ts]: ../e2e/missing.ts', ['../e2e/missing.ts']],
])('checks the files that %j names', (markdown, missing) => {
  expect(findMissingFiles(findNamedFiles(markdown, rootFolders))).toEqual(missing);
});

it('reports references to files that are not defined or not used', () => {
  expect(findReferenceErrors('See [a.ts] and `[c.ts]`.\n\n[b.ts]: ../b.ts')).toEqual([
    'not defined: a.ts',
    'not used: b.ts',
  ]);
});
