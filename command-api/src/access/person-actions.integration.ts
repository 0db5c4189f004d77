import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  CV_COLLECTION,
  personCard,
  profileStream,
  RANKINGS_COLLECTION,
  REBUILDS_COLLECTION,
  type RebuildState,
  rebuildState,
  getSchemaVersion,
  type ViewCollection,
  type StoreCollection,
} from '@trackrecord/contracts';
import type { Stores } from '@trackrecord/platform';
import { sealProfileEvents } from '@trackrecord/platform/testing/seal-profile-events';
import { signUpStaff } from '@trackrecord/platform/testing/test-staff';
import {
  authHeaders,
  signUp,
  signUpWithGoogle,
  testVariable,
  type TestUser,
} from '@trackrecord/platform/testing/test-stack';
import { closeTestStores } from '@trackrecord/platform/testing/test-stores';
import { waitFor } from '@trackrecord/platform/testing/wait-for';
import supertest from 'supertest';
import { connectAccessStores, readAccesses, staffApi } from '../testing/access-api.js';
import { fullProfile } from '../testing/full-profile.js';
import { requestErasure } from '../testing/populated-user.js';
import { atLeast, profileApi } from '../testing/profile-api.js';

const api = supertest(testVariable('BASE_URL'));

let stores: Stores;
let support: TestUser;
beforeAll(async () => {
  stores = await connectAccessStores();
  support = await signUpStaff('support');
});
afterAll(() => closeTestStores(stores));

async function createPerson(): Promise<TestUser> {
  const person = await signUp();
  await profileApi(person)
    .post({ ...fullProfile, onboardingCompleted: true })
    .expect(201);
  return person;
}

const get = (user: TestUser, path: string) => api.get(`/api${path}`).set(authHeaders(user));

async function rebuild(person: TestUser, projection = 'profile', staff = support): Promise<RebuildState> {
  const { body } = await staffApi(staff, person.uid).rebuild(projection).expect(202);
  const { id } = body as { id: string };
  return waitFor('the end of the rebuild', async () => {
    const response = await get(staff, `/support/people/${person.uid}/rebuilds/${id}`).expect(200);
    const found = rebuildState.parse(response.body);
    return found.state === 'waiting' || found.state === 'running' ? undefined : found;
  });
}

const readCard = async ({ uid }: TestUser) =>
  personCard.parse((await get(support, `/support/people/${uid}`).expect(200)).body);
const readActions = async ({ uid }: TestUser) =>
  (await readAccesses(stores, uid)).filter(({ type }) => type === 'SupportActed');
const acted = (action: string, target: unknown, staff = support, role = 'support') => ({
  type: 'SupportActed',
  actor: { uid: staff.uid, role },
  data: { action, target },
});

/** Appends an event of a schema version that this program does not know. */
async function appendFutureEvent({ uid }: Pick<TestUser, 'uid'>): Promise<number> {
  const stream = profileStream(uid);
  const [id, type] = [randomUUID(), 'SkillAdded'];
  const data = await stores.eventSealer.seal(uid, { stream, type, id }, { skill: 'Telepathy', index: 0 });
  const metadata = {
    schemaVersion: getSchemaVersion(type) + 1,
    actor: { uid, role: 'user' },
    commandId: randomUUID(),
    correlationId: 'test',
    causationId: 'test',
    occurredAt: new Date().toISOString(),
  };
  await stores.store.append(stream, [{ id, type, data, metadata }], 'any');
  return readNewestRevision({ uid });
}

/** Appends an event whose key was deleted from the database of keys. Returns a function that restores the key. */
async function appendWithLostKey({ uid }: Pick<TestUser, 'uid'>): Promise<() => Promise<void>> {
  const events = await sealProfileEvents(stores, uid, [{ type: 'SkillAdded', data: { skill: 'Go', index: 0 } }]);
  const keys = stores.keysMongo.db.collection<{ _id: string }>('keys');
  const key = await keys.findOne({ _id: uid });
  if (!key) throw new Error('the person has no key');
  await keys.deleteOne({ _id: uid });
  await stores.store.append(profileStream(uid), events, 'any');
  return async () => void (await keys.insertOne(key));
}

const readNewestRevision = async ({ uid }: Pick<TestUser, 'uid'>): Promise<number> =>
  Number((await stores.store.readLastStreamEvent(profileStream(uid)))?.revision);

/** A full rebuild, which other tests run, switches to another collection. */
async function openProfileViews() {
  const { db } = stores.mongo;
  const live = await db
    .collection<{ _id: string; collection: ViewCollection }>('projections')
    .findOne({ _id: 'profile' });
  return db.collection<{ _id: string; revision: number }>(live?.collection ?? 'profile-views');
}

describe('a rebuild of a view', () => {
  it('restores a lost view, and is recorded', async () => {
    const person = await createPerson();
    const views = await openProfileViews();
    const revision = await readNewestRevision(person);
    await waitFor('the view', async () => (await views.findOne({ _id: person.uid, revision })) ?? undefined);
    await views.deleteOne({ _id: person.uid });
    expect(await rebuild(person)).toEqual({ state: 'done', events: revision + 1, reason: null });
    expect(await views.findOne({ _id: person.uid })).toMatchObject({ revision });
    await get(person, `/profile/${person.uid}`).expect(200);
    expect(await readActions(person)).toEqual([acted('rebuild', 'profile')]);
  });

  it('reports that it is stuck at an event of a newer version, which the card shows', async () => {
    const person = await createPerson();
    const revision = await appendFutureEvent(person);
    const reason = `SkillAdded has version ${String(getSchemaVersion('SkillAdded') + 1)}, newer than this code`;
    const quarantined = await waitFor(
      'a quarantined stream',
      async () => (await readCard(person)).views[0]?.quarantined ?? undefined,
    );
    expect(quarantined).toMatchObject({ revision, reason });
    expect(await rebuild(person)).toEqual({ state: 'stuck', events: revision, reason });
    expect((await readCard(person)).views[0]).toMatchObject({ revision: revision - 1, behind: 1 });
  });

  it('is stuck while the key of the person is lost, and done once it is restored; then the view is served', async () => {
    const person = await signUp();
    const restoreKey = await appendWithLostKey(person);
    const reason = 'SkillAdded at revision 0 cannot be opened: its key is missing';
    const quarantined = await waitFor(
      'a quarantined stream',
      async () => (await readCard(person)).views[0]?.quarantined ?? undefined,
    );
    expect(quarantined).toMatchObject({ revision: 0, reason });
    expect(await rebuild(person)).toEqual({ state: 'stuck', events: 0, reason });
    expect(await get(person, `/profile/${person.uid}`)).not.toMatchObject({ status: 200 });

    await restoreKey();
    expect(await rebuild(person)).toEqual({ state: 'done', events: 1, reason: null });
    expect((await readCard(person)).views[0]).toMatchObject({ revision: 0, behind: 0, quarantined: null });
    const served = await get(person, `/profile/${person.uid}`).expect(200);
    expect(served.body).toMatchObject({ skills: ['Go'] });
    // The projector continues with the stream.
    await profileApi(person).post(fullProfile).expect(200);
    const revision = await readNewestRevision(person);
    const { body } = await profileApi(person).get(atLeast(revision)).expect(200);
    expect(body).toMatchObject({ skills: fullProfile.skills });
  });

  it('is refused without events to build it from', async () => {
    const person = await signUp();
    const response = await staffApi(support, person.uid).rebuild().expect(404);
    expect(response.body).toMatchObject({ code: 'nothing-to-rebuild' });
    expect(await readActions(person)).toEqual([]);
  });
});

describe('a remake', () => {
  const readMadeAt = async (collection: StoreCollection, { uid }: TestUser) =>
    (await stores.mongo.db.collection<{ _id: string; madeAt: Date }>(collection).findOne({ _id: uid }))?.madeAt;

  it.each([
    ['cv', CV_COLLECTION],
    ['matches', RANKINGS_COLLECTION],
  ] as const)(
    'of the %s replaces a stored result even if it is up to date, and is recorded',
    async (what, collection) => {
      const person = await createPerson();
      const revision = await readNewestRevision(person);
      const path = what === 'cv' ? `/cv/generate/${person.uid}` : `/jobs/user/${person.uid}`;
      await get(person, path).set(atLeast(revision)).expect(200);
      const before = await waitFor('the first version', () => readMadeAt(collection, person));
      expect((await staffApi(support, person.uid).remake(what).expect(202)).body).toEqual({});
      const after = await waitFor('a newer version', async () => {
        const madeAt = await readMadeAt(collection, person);
        return madeAt && madeAt > before ? madeAt : undefined;
      });
      expect(after.getTime()).toBeGreaterThan(before.getTime());
      expect(await readActions(person)).toEqual([acted(`remake-${what}`, `revision ${String(revision)}`)]);
    },
  );

  it('is refused without a profile', async () => {
    const person = await signUp();
    const response = await staffApi(support, person.uid).remake('cv').expect(404);
    expect(response.body).toMatchObject({ code: 'profile-not-found' });
    expect(await readActions(person)).toEqual([]);
  });
});

describe('a password-reset email', () => {
  const dataDir = dirname(testVariable('STACK_FILE'));
  const readTerminal = (): string => readFileSync(join(dataDir, '..', 'output.txt'), 'utf8');

  it('is sent to the person, without its link or the address in the response, the record and the log', async () => {
    const person = await signUp();
    const { body } = await staffApi(support, person.uid).sendMail().expect(202);
    expect(body).toEqual({});
    const line = await waitFor('the printed link', () =>
      readTerminal()
        .split('\n')
        .find((text) => text.includes(`Password reset for ${person.email}:`)),
    );
    expect(line).toMatch(/ http:\/\/localhost:\d+\/signup\?mode=resetPassword&oobCode=[\w-]+$/);
    expect(await readActions(person)).toEqual([acted('reset-mail', 'password-reset')]);
    expect(readFileSync(join(dataDir, 'logs', 'command-api.log'), 'utf8')).not.toContain(person.email);
  });

  it('is refused to an account without a password', async () => {
    const person = await signUpWithGoogle();
    const response = await staffApi(support, person.uid).sendMail().expect(409);
    expect(response.body).toMatchObject({
      code: 'no-password',
      message: 'This account has no password. The person signs in another way.',
    });
    expect(await readAccesses(stores, person.uid)).toEqual([]);
  });

  it('is refused without an account', async () => {
    const response = await staffApi(support, randomUUID()).sendMail().expect(404);
    expect(response.body).toMatchObject({ code: 'person-not-found' });
  });
});

it('an action is refused for an erased account, whose rebuilds are deleted', async () => {
  const person = await createPerson();
  await rebuild(person);
  await staffApi(support, person.uid).rebuild().expect(202);
  await requestErasure(person).expect(200);
  const rebuilds = stores.mongo.db.collection(REBUILDS_COLLECTION);
  expect(await rebuilds.find({ uid: person.uid }).toArray()).toEqual([]);
  const before = await readActions(person);
  const actions = staffApi(support, person.uid);
  for (const response of [await actions.rebuild(), await actions.remake('cv'), await actions.sendMail()])
    expect(response).toMatchObject({ status: 410, body: { code: 'erased' } });
  expect(await rebuilds.find({ uid: person.uid }).toArray()).toEqual([]);
  expect(await readActions(person)).toEqual(before);
});

it('a staff member is limited to 60 actions in a minute', async () => {
  const [person, other] = await Promise.all([signUp(), signUpStaff('support')]);
  const statuses = await Promise.all(
    Array.from({ length: 61 }, async () => (await staffApi(other, person.uid).remake('cv')).status),
  );
  expect(statuses.filter((status) => status === 404)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});
