import { randomUUID } from 'node:crypto';
import { CLEAR_EVENT_TYPES, type Cv, cv, CV_COLLECTION, CV_VERSION, profileStream } from '@trackrecord/contracts';
import { profileAggregate } from '@trackrecord/domain';
import { createLogger, DerivedDocuments, PastStates, Snapshots, type Stores } from '@trackrecord/platform';
import { closeTestStores, testStores } from '@trackrecord/platform/testing/test-stores';
import { addSkill, storeProfile } from '../testing/stored-profiles.js';
import { testPrinter } from '../testing/test-printer.js';
import { NoBrowser } from './browser/browser-program.js';
import type { Print } from './browser/printer.js';
import { fetchImages } from './images/fetch-images.js';
import { renderCv } from './render-cv.js';

const logger = createLogger('test', 'silent');
const signal = new AbortController().signal;
const printer = testPrinter();
let stores: Stores;
let cvs: DerivedDocuments<Cv>;
let printed = 0;
beforeAll(async () => {
  stores = await testStores(CLEAR_EVENT_TYPES);
  // The worker of the stack makes CVs, too: these are kept apart from its own.
  cvs = new DerivedDocuments(stores.mongo.db, `${CV_COLLECTION}_test`, stores.sealer, cv, CV_VERSION);
});
afterAll(async () => {
  await printer.close();
  await closeTestStores(stores);
});
beforeEach(() => {
  printed = 0;
});

const counted: Print = async (...document) => {
  const pdf = await printer.print(...document);
  printed += 1;
  return pdf;
};

const render = (uid: string, revision: number, print: Print = counted, isRequested = false) => {
  const snapshots = new Snapshots(stores.mongo.db, stores.sealer, logger);
  const profiles = new PastStates(profileAggregate, stores.store, stores.sealed, snapshots);
  const parts = { profiles, cvs, print, fetchImages, logger };
  return renderCv({ uid, stream: profileStream(uid), revision }, signal, parts, isRequested);
};
const career = {
  userType: 'professional' as const,
  personalInfo: { firstName: 'Ada', lastName: 'Byron' },
  experiences: [{ company: 'Engines', title: 'Programmer', endDate: null, current: true }],
};
const stored = (completesOnboarding = true) => {
  const uid = randomUUID();
  return storeProfile(stores, uid, career, completesOnboarding).then((revision) => ({ uid, revision }));
};

it('a job makes the CV of the newest revision, although it was about an older one whose CV is there', async () => {
  const { uid, revision } = await stored();
  await cvs.keep(uid, { revision: revision - 1, value: { pdf: 'older', content: {} } });
  await render(uid, revision - 1);
  expect((await cvs.read(uid, revision))?.value.content).toMatchObject({ basics: { name: 'Ada Byron' } });
});

it('what is there is not made again, and the same profile gives the same bytes', async () => {
  const { uid, revision } = await stored();
  await render(uid, 0);
  const first = (await cvs.read(uid, revision))?.value.pdf;
  await render(uid, revision);
  expect(printed).toBe(1);
  await stores.mongo.db.collection<{ _id: string }>(`${CV_COLLECTION}_test`).deleteOne({ _id: uid });
  await render(uid, revision);
  expect((await cvs.read(uid, revision))?.value.pdf).toBe(first);
});

it('prints nothing of a profile that changed before its turn came, unless somebody waits for it', async () => {
  const { uid, revision } = await stored();
  const afterSave: Print = async (...document) => {
    await addSkill(stores, uid, randomUUID());
    return counted(...document);
  };
  await render(uid, revision, afterSave);
  expect([await cvs.has(uid, 0), printed]).toEqual([false, 0]);
  await render(uid, revision, afterSave, true);
  expect([await cvs.has(uid, 0), printed]).toEqual([true, 1]);
});

it('there is none before onboarding is completed, and none of nobody', async () => {
  const { uid, revision } = await stored(false);
  await render(uid, revision);
  await render(randomUUID(), 0);
  expect([await cvs.has(uid, 0), printed]).toEqual([false, 0]);
});

it('says so where there is no browser to print with', async () => {
  const { uid, revision } = await stored();
  const noBrowser = () => Promise.reject(new NoBrowser('none'));
  await expect(render(uid, revision, noBrowser)).rejects.toThrow('cv-unavailable');
});
