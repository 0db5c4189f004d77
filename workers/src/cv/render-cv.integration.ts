import { randomUUID } from 'node:crypto';
import {
  UNENCRYPTED_EVENT_TYPES,
  type Cv,
  cv,
  CV_COLLECTION,
  CV_VERSION,
  profileStream,
  type StoreCollection,
} from '@trackrecord/contracts';
import { profileAggregate } from '@trackrecord/domain';
import { createLogger, DerivedDocuments, StateHistory, Snapshots, type Stores } from '@trackrecord/platform';
import { closeTestStores, connectTestStores } from '@trackrecord/platform/testing/test-stores';
import { addSkill, storeProfile } from '../testing/stored-profiles.js';
import { createTestPrinter } from '../testing/test-printer.js';
import { BrowserNotFoundError } from './browser/browser-program.js';
import type { Print } from './browser/printer.js';
import { fetchImages } from './images/fetch-images.js';
import { renderCv } from './render-cv.js';

/** Separate from the collection of the stack's own worker. */
const COLLECTION = `${CV_COLLECTION}_test` as StoreCollection;

const logger = createLogger('test', 'silent');
const signal = new AbortController().signal;
const printer = createTestPrinter();
let stores: Stores;
let cvs: DerivedDocuments<Cv>;
let printCount = 0;
beforeAll(async () => {
  stores = await connectTestStores(UNENCRYPTED_EVENT_TYPES);
  cvs = new DerivedDocuments(stores.mongo.db, COLLECTION, stores.sealer, cv, CV_VERSION);
});
afterAll(async () => {
  await printer.close();
  await stores.mongo.db.dropCollection(COLLECTION);
  await closeTestStores(stores);
});
beforeEach(() => {
  printCount = 0;
});

const printAndCount: Print = async (...document) => {
  const pdf = await printer.print(...document);
  printCount += 1;
  return pdf;
};

const render = (uid: string, revision: number, print: Print = printAndCount, isRequested = false) => {
  const snapshots = new Snapshots(stores.mongo.db, stores.sealer, logger);
  const profiles = new StateHistory(profileAggregate, stores.store, stores.eventSealer, snapshots);
  const deps = { profiles, cvs, print, fetchImages, logger };
  return renderCv({ uid, stream: profileStream(uid), revision }, signal, deps, isRequested);
};
const career = {
  userType: 'professional' as const,
  personalInfo: { firstName: 'Ada', lastName: 'Byron' },
  experiences: [{ company: 'Engines', title: 'Programmer', endDate: null, current: true }],
};
const createUser = (completesOnboarding = true) => {
  const uid = randomUUID();
  return storeProfile(stores, uid, career, { completesOnboarding }).then((revision) => ({ uid, revision }));
};

it('renders the newest revision for a job about an older one', async () => {
  const { uid, revision } = await createUser();
  await cvs.store(uid, { revision: revision - 1, value: { pdf: 'older', content: {} } });
  await render(uid, revision - 1);
  expect((await cvs.read(uid, revision))?.value.content).toMatchObject({ basics: { name: 'Ada Byron' } });
});

it('does not render an existing CV again and is deterministic', async () => {
  const { uid, revision } = await createUser();
  await render(uid, 0);
  const first = (await cvs.read(uid, revision))?.value.pdf;
  await render(uid, revision);
  expect(printCount).toBe(1);
  await stores.mongo.db.collection<{ _id: string }>(COLLECTION).deleteOne({ _id: uid });
  await render(uid, revision);
  expect((await cvs.read(uid, revision))?.value.pdf).toBe(first);
});

it('skips profiles that changed while waiting, unless the CV is requested', async () => {
  const { uid, revision } = await createUser();
  const saveAndPrint: Print = async (...document) => {
    await addSkill(stores, uid, randomUUID());
    return printAndCount(...document);
  };
  await render(uid, revision, saveAndPrint);
  expect([await cvs.has(uid, 0), printCount]).toEqual([false, 0]);
  await render(uid, revision, saveAndPrint, true);
  expect([await cvs.has(uid, 0), printCount]).toEqual([true, 1]);
});

it('renders nothing before onboarding or for unknown users', async () => {
  const { uid, revision } = await createUser(false);
  await render(uid, revision);
  await render(randomUUID(), 0);
  expect([await cvs.has(uid, 0), printCount]).toEqual([false, 0]);
});

it('reports a missing browser', async () => {
  const { uid, revision } = await createUser();
  const rejectWithoutBrowser = () => Promise.reject(new BrowserNotFoundError('none'));
  await expect(render(uid, revision, rejectWithoutBrowser)).rejects.toThrow('cv-unavailable');
});
