import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contracts from '@trackrecord/contracts';
import { CHUNKS_COLLECTION, UPLOADS_COLLECTION } from '@trackrecord/platform/uploads/upload-documents';
import { WORK_COLLECTION } from '@trackrecord/platform/work/work-documents';
import { COLLECTIONS, LEFT_OUT } from './collections.js';

const ROOT = join(__dirname, '../../..');
const WRITERS = ['platform', 'command-api', 'query-api', 'workers'];
/** Constants that name collections in the code. Views and derived documents are tested elsewhere. */
const CONSTANTS: Readonly<Record<string, unknown>> = {
  ...contracts,
  UPLOADS_COLLECTION,
  CHUNKS_COLLECTION,
  WORK_COLLECTION,
};
const VARIABLE = ['collection', 'this.#keys.collectionName'];

/** Erasers open collections that others fill. */
const NO_WRITER = /\.(test|integration)\.ts$|testing\/|^command-api\/src\/erasure\//;

const sources = WRITERS.flatMap((workspace) =>
  readdirSync(join(ROOT, workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => join(workspace, 'src', path))
    .filter((path) => path.endsWith('.ts') && !NO_WRITER.test(path)),
);
const opened = sources.flatMap((path) => {
  const code = readFileSync(join(ROOT, path), 'utf8');
  const plain = [...code.matchAll(/\bcollection(?:<[^()]*>)?\(\s*([^),]+)/g)];
  const derived = [...code.matchAll(/new DerivedDocuments\([^,]+,\s*([^,]+)/g)];
  return [...plain, ...derived].map(([, name = '']) => ({ path, name: name.trim() }));
});

const nameOf = (name: string): unknown => (/^['"`]/.test(name) ? name.slice(1, -1) : CONSTANTS[name]);

it('lists every collection of the servers as included in the download or left out', () => {
  expect(opened.length).toBeGreaterThan(20);
  const unknown = opened
    .filter(({ name }) => !VARIABLE.includes(name))
    .filter(({ name }) => !Object.hasOwn(COLLECTIONS, String(nameOf(name))));
  expect(unknown).toEqual([]);
});

it('explains what is left out', () => {
  for (const { what, why } of LEFT_OUT) expect([what.length > 3, why.length > 20]).toEqual([true, true]);
});
