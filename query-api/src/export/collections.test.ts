import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contracts from '@trackrecord/contracts';
import { isTestFile } from '@trackrecord/contracts/testing/test-files';
import { EVENT_INDEX_COLLECTION } from '@trackrecord/platform';
import { CHUNKS_COLLECTION, UPLOADS_COLLECTION } from '@trackrecord/platform/uploads/upload-documents';
import { WORK_COLLECTION } from '@trackrecord/platform/work/work-documents';
import { COLLECTIONS, LEFT_OUT } from './collections.js';

const ROOT = join(__dirname, '../../..');
const SERVERS = ['platform', 'command-api', 'query-api', 'workers'];
/**
 * Constants that name collections in the code. Views have none: `export-data.integration.ts` tests their collections.
 */
const NAME_CONSTANTS: Readonly<Record<string, unknown>> = {
  ...contracts,
  UPLOADS_COLLECTION,
  CHUNKS_COLLECTION,
  WORK_COLLECTION,
  EVENT_INDEX_COLLECTION,
};
const VARIABLE_NAMES = ['collection', 'this.#keys.collectionName'];

/** Tests and erasers open collections that other code writes. */
const EXCLUDED_FOLDERS = /testing\/|^command-api\/src\/erasure\//;

const sources = SERVERS.flatMap((workspace) =>
  readdirSync(join(ROOT, workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => join(workspace, 'src', path))
    .filter((path) => path.endsWith('.ts') && !isTestFile(path) && !EXCLUDED_FOLDERS.test(path)),
);
const references = sources.flatMap((path) => {
  const code = readFileSync(join(ROOT, path), 'utf8');
  const plain = [...code.matchAll(/\bcollection(?:<[^()]*>)?\(\s*([^),]+)/g)];
  const derived = [...code.matchAll(/new DerivedDocuments\([^,]+,\s*([^,]+)/g)];
  return [...plain, ...derived].map(([, name = '']) => ({ path, name: name.trim() }));
});

const resolveName = (name: string): unknown => (/^['"`]/.test(name) ? name.slice(1, -1) : NAME_CONSTANTS[name]);

it('lists every collection of the servers as included in the download or left out', () => {
  expect(references.length).toBeGreaterThan(20);
  const unlisted = references
    .filter(({ name }) => !VARIABLE_NAMES.includes(name))
    .filter(({ name }) => !Object.hasOwn(COLLECTIONS, String(resolveName(name))));
  expect(unlisted).toEqual([]);
});

it('explains what is left out', () => {
  for (const { what, why } of LEFT_OUT) expect([what.length > 3, why.length > 20]).toEqual([true, true]);
});
