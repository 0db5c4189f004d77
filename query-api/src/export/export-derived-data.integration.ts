import {
  CV_COLLECTION,
  CV_VERSION,
  RANKER_VERSION,
  RANKINGS_COLLECTION,
  type StoreCollection,
} from '@trackrecord/contracts';
import { DerivedDocuments, packNumbers, type Stores } from '@trackrecord/platform';
import { signUp } from '@trackrecord/platform/testing/test-stack';
import { closeTestStores, connectTestStores } from '@trackrecord/platform/testing/test-stores';
import { z } from 'zod';
import { downloadExport } from '../testing/export-api.js';

let stores: Stores;
beforeAll(async () => {
  stores = await connectTestStores();
});
afterAll(() => closeTestStores(stores));

/** Opens a collection of derived documents of any shape. */
const openDocuments = (collection: StoreCollection, version: number) =>
  new DerivedDocuments(stores.mongo.db, collection, stores.sealer, z.unknown(), version);

it('contains a CV and matches of an older revision, marked as such', async () => {
  const user = await signUp();
  const pdf = Buffer.from('%PDF-1.7 of old');
  const content = { basics: { name: 'Ada' } };
  await openDocuments(CV_COLLECTION, CV_VERSION).store(user.uid, {
    revision: 3,
    value: { pdf: pdf.toString('base64'), content },
  });
  const ranking = { numbers: packNumbers([4_000_000_000]), percentages: packNumbers([81]) };
  await openDocuments(RANKINGS_COLLECTION, RANKER_VERSION).store(user.uid, { revision: 3, value: ranking });
  const { files, value, manifest } = await downloadExport(user);
  expect(files.get('cv/resume.pdf')?.equals(pdf)).toBe(true);
  expect(value('cv/cv.json')).toMatchObject({ revision: 3, isOfNewest: false, file: 'cv/resume.pdf', content });
  expect(manifest.files.find(({ name }) => name === 'cv/resume.pdf')?.description).toContain('an older version');
  // There is no posting with this number any more.
  const jobs = [{ number: 4_000_000_000, matchPercentage: 81, reasons: null, job: null }];
  expect(value('matches.json')).toMatchObject({ revision: 3, isOfNewest: false, jobs, unread: null });
});

it('contains a CV and matches of an older format unchanged', async () => {
  const user = await signUp();
  const oldValue = { pages: ['one'] };
  await openDocuments(CV_COLLECTION, 0).store(user.uid, { revision: 3, value: oldValue });
  await openDocuments(RANKINGS_COLLECTION, 0).store(user.uid, { revision: 3, value: oldValue });
  const { files, value } = await downloadExport(user);
  expect(files.has('cv/resume.pdf')).toBe(false);
  expect(value('cv/cv.json')).toMatchObject({ makerVersion: 0, file: null, content: oldValue });
  expect(value('matches.json')).toMatchObject({ makerVersion: 0, jobs: [], unread: oldValue });
});
