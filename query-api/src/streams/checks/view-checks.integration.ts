import { randomUUID } from 'node:crypto';
import {
  profileStream,
  UNENCRYPTED_EVENT_TYPES,
  type ViewCheck,
  viewCheck,
  type ViewProjection,
  viewProjection,
  viewSample,
} from '@trackrecord/contracts';
import type { Stores } from '@trackrecord/platform';
import { signUpStaff } from '@trackrecord/platform/testing/test-staff';
import { signUp, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { closeTestStores, connectTestStores } from '@trackrecord/platform/testing/test-stores';
import { waitUntil } from '@trackrecord/platform/testing/wait-for';
import { profileProjection } from '../../profile/profile-projection.js';
import { Projections } from '../../projector/projections.js';
import { ViewStore } from '../../projector/view-store.js';
import { staffReadsApi } from '../../testing/staff-reads-api.js';
import { userApi } from '../../testing/user-api.js';

interface RawView {
  readonly _id: string;
}

let stores: Stores;
let developer: TestUser;
let user: TestUser;
beforeAll(async () => {
  stores = await connectTestStores(UNENCRYPTED_EVENT_TYPES);
  [developer, user] = await Promise.all([signUpStaff('developer'), signUp()]);
  const revision = await userApi(user).save({
    userType: 'professional',
    personalInfo: { firstName: 'Nadia', lastName: 'Rahman' },
    experiences: [
      { company: 'Loom & Co', title: 'Weaver', description: 'Kept the looms running.' },
      { company: 'Ink Ltd', title: 'Printer', description: 'Kept the presses running.' },
    ],
    skills: ['Weaving'],
  });
  await waitUntil('the view', async () => ((await (await openViews()).findRevision(user.uid)) ?? -1) >= revision);
});
afterAll(() => closeTestStores(stores));

const getCollection = (projection: ViewProjection) => new Projections(stores.mongo.db).readLiveCollection(projection);
const openViews = async () =>
  new ViewStore(stores.mongo.db, await getCollection('profile'), stores.sealer, profileProjection.viewSchema);

async function check(stream: string, projection = 'profile'): Promise<ViewCheck> {
  const response = await staffReadsApi(developer).get(`/streams/views/${projection}/${stream}`).expect(200);
  return viewCheck.parse(response.body);
}

/** Changes the stored title of an experience, encrypted with the right key. Returns what restores the document. */
async function alterTitle(index: number): Promise<() => Promise<void>> {
  const views = await openViews();
  const stored = (await views.read([user.uid])).get(user.uid);
  const view = structuredClone(stored?.view);
  const experience = view?.experiences[index];
  if (!stored || !view || !experience) throw new Error('the view has no such experience');
  experience.title = 'Zanzibar marker';
  await views.write([{ ...stored, subject: user.uid, view, replaces: stored }]);
  return () => views.write([{ ...stored, subject: user.uid, replaces: stored }]);
}

/** Returns the bytes of the stored views of the user. */
async function readBytes(): Promise<readonly string[]> {
  const documents = await Promise.all(
    viewProjection.options.map(async (projection) => {
      const views = stores.mongo.db.collection<RawView>(await getCollection(projection));
      const found = await views.find({ _id: user.uid }, { raw: true }).toArray();
      return found.map((bytes) => (bytes as unknown as Buffer).toString('hex'));
    }),
  );
  return documents.flat();
}

it('finds that a view is what its stream says, and changes no stored byte', async () => {
  const before = await readBytes();
  expect(before.length).toBeGreaterThan(0);
  const result = await check(profileStream(user.uid));
  expect(result).toMatchObject({ projection: 'profile', isSame: true, differing: [], problem: null, reason: null });
  expect(result.viewRevision).toBe(result.streamRevision);
  expect(await readBytes()).toEqual(before);
});

it('names the field that was altered in the database, and not its value', async () => {
  const restore = await alterTitle(1);
  const before = await readBytes();
  const response = await staffReadsApi(developer)
    .get(`/streams/views/profile/${profileStream(user.uid)}`)
    .expect(200);
  expect(viewCheck.parse(response.body)).toMatchObject({ isSame: false, differing: ['experiences[1].title'] });
  expect(response.text).not.toMatch(/Zanzibar|Printer|Loom/);
  expect(await readBytes()).toEqual(before);
  await restore();
  expect((await check(profileStream(user.uid))).isSame).toBe(true);
});

it('says why a view cannot be compared, and 404 where there is none', async () => {
  const api = staffReadsApi(developer);
  for (const [path, code] of [
    [`profile/profile-${randomUUID()}`, 'stream-not-found'],
    [`profile/onboarding-${user.uid}`, 'stream-not-found'],
    [`account/account-${user.uid}`, 'projection-not-found'],
  ] as const) {
    const { body } = await api.get(`/streams/views/${path}`).expect(404);
    expect([path, body.code]).toEqual([path, code]);
  }
  const views = stores.mongo.db.collection<RawView & { readonly revision: unknown }>(await getCollection('profile'));
  const document = await views.findOne({ _id: user.uid });
  await views.updateOne({ _id: user.uid }, { $set: { revision: 'x' } });
  expect(await check(profileStream(user.uid))).toMatchObject({
    viewRevision: null,
    isSame: null,
    problem: 'unreadable',
    reason: expect.stringContaining('revision'),
  });
  await views.updateOne({ _id: user.uid }, { $set: { revision: document?.revision } });
});

it('samples views of every projection, which equal their streams', async () => {
  const api = staffReadsApi(developer);
  for (const projection of viewProjection.options) {
    const { body } = await api.get(`/streams/views/${projection}?sample=5`).expect(200);
    const { streams } = viewSample.parse(body);
    expect(streams.length).toBeLessThanOrEqual(5);
    expect(new Set(streams).size).toBe(streams.length);
    for (const stream of streams) {
      const { isSame, problem, differing } = await check(stream, projection);
      // Other tests leave quarantined and erased streams.
      expect([stream, isSame ?? problem !== 'missing', differing]).toEqual([stream, true, []]);
    }
  }
  await api.get('/streams/views/profile?sample=0').expect(400);
});
