import { randomUUID } from 'node:crypto';
import { CLEAR_EVENT_TYPES, onboardingStream, profileStream, SCHEMA_VERSION } from '@trackrecord/contracts';
import { type Aggregate, onboardingAggregate, profileAggregate } from '@trackrecord/domain';
import { createLogger, KeyDestroyed, KeyMissing, Snapshots, type Stores } from '@trackrecord/platform';
import { signUp } from '@trackrecord/platform/testing/test-stack';
import { closeTestStores, connectTestStores } from '@trackrecord/platform/testing/test-stores';
import type { Document } from 'mongodb';
import type { CommandRequest } from '../http/command-request.js';
import { profileApi } from '../testing/profile-api.js';
import { Commands } from './commands.js';
import { StreamSnapshots } from './stream-snapshots.js';
import type { DomainEvent } from './stream-state.js';
import { UserStreams } from './user-streams.js';

/** The stores opened in this test. Each has its own key cache. */
const opened: Stores[] = [];
let uid: string;
beforeEach(() => {
  uid = `lost-key-${randomUUID()}`;
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map(closeTestStores));
});

/** Handles commands like a process that has just started, with empty caches. */
async function freshProcess() {
  const stores = await connectTestStores(CLEAR_EVENT_TYPES);
  opened.push(stores);
  const { mongo, store, sealer, sealed, keysMongo } = stores;
  const snapshots = new Snapshots(mongo.db, sealer, createLogger('test', 'silent'));
  const log = { requireMatch: () => Promise.resolve() };
  const commandsOn = <Command, State, Event extends DomainEvent>(aggregate: Aggregate<Command, State, Event>) =>
    new Commands(aggregate, new UserStreams(aggregate, store, sealed, new StreamSnapshots(aggregate, snapshots), log));
  const profiles = commandsOn(profileAggregate);
  const onboardings = commandsOn(onboardingAggregate);
  return {
    store,
    sealed,
    keys: keysMongo.db.collection<{ _id: string } & Document>('keys'),
    saveProfile: (skills: readonly string[]) =>
      profiles.handle(uid, { type: 'SaveProfile', sections: { skills: [...skills] } }, request()),
    recordStep: () =>
      onboardings.handle(uid, { type: 'CompleteStep', step: 'userType', sections: { userType: 'student' } }, request()),
    eraseProfile: () =>
      store.append(
        profileStream(uid),
        [{ id: randomUUID(), type: 'AccountErased', data: {}, metadata: request().metadata }],
        'any',
      ),
  };
}

function request(): CommandRequest {
  const commandId = randomUUID();
  const actor = { uid, role: 'user' } as const;
  const ids = { commandId, correlationId: commandId, causationId: commandId };
  return {
    metadata: { schemaVersion: SCHEMA_VERSION, actor, ...ids, occurredAt: new Date().toISOString() },
    precondition: undefined,
    named: true,
  };
}

it('rejects writes while the key of a user is missing, and reads everything after it is restored', async () => {
  await (await freshProcess()).saveProfile(['Go']);
  const { keys } = await freshProcess();
  const lost = await keys.findOneAndDelete({ _id: uid });
  if (!lost) throw new Error('There is no key to lose.');

  const without = await freshProcess();
  await expect(without.recordStep()).rejects.toThrow(KeyMissing);
  await expect(without.saveProfile(['Rust'])).rejects.toThrow(KeyMissing);
  expect(await keys.findOne({ _id: uid })).toBeNull();
  expect(await without.store.readLastEventOf(onboardingStream(uid))).toBeUndefined();

  await keys.insertOne(lost);
  const restored = await freshProcess();
  expect((await restored.recordStep()).stream.revision).toBe(0n);
  expect((await restored.saveProfile(['Go', 'Rust'])).stream.revision).toBe(1n);
  for (const stream of [profileStream(uid), onboardingStream(uid)]) {
    for await (const event of restored.store.readStream(stream)) {
      await expect(restored.sealed.open(uid, event)).resolves.toBeDefined();
    }
  }
});

it('creates one key for concurrent first writes', async () => {
  const [one, other] = await Promise.all([freshProcess(), freshProcess()]);
  await Promise.all([one.saveProfile(['Go']), other.recordStep()]);
  const reader = await freshProcess();
  for (const stream of [profileStream(uid), onboardingStream(uid)]) {
    for await (const event of reader.store.readStream(stream)) {
      await expect(reader.sealed.open(uid, event)).resolves.toBeDefined();
    }
  }
});

it('creates no key for an erased account whose tombstone is missing', async () => {
  const before = await freshProcess();
  await before.saveProfile(['Go']);
  await before.eraseProfile();
  await before.keys.deleteOne({ _id: uid });
  await expect((await freshProcess()).recordStep()).rejects.toThrow(KeyDestroyed);
  expect(await before.keys.findOne({ _id: uid })).toBeNull();
});

it('responds with 503 while the key of a user is missing, and saves after it is restored', async () => {
  const user = await signUp();
  uid = user.uid;
  // Saved by another process, so that the command API has no cached key.
  const { saveProfile, keys } = await freshProcess();
  await saveProfile(['Go']);
  const lost = await keys.findOneAndDelete({ _id: uid });
  if (!lost) throw new Error('There is no key to lose.');
  const record = () => profileApi(user).record('skills', { data: { skills: ['Rust'] } });
  const response = await record();
  expect([response.status, response.body.code, response.headers['retry-after']]).toEqual([503, 'key-missing', '10']);
  expect(response.body.error).toBe("Your data can't be opened right now. Please try again later.");
  await keys.insertOne(lost);
  expect((await record()).status).toBe(200);
});
