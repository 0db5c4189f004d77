import { randomUUID } from 'node:crypto';
import { UNENCRYPTED_EVENT_TYPES, onboardingStream, profileStream, toEventMetadata } from '@trackrecord/contracts';
import { type Aggregate, onboardingAggregate, profileAggregate } from '@trackrecord/domain';
import { createLogger, KeyDestroyedError, KeyMissingError, Snapshots, type Stores } from '@trackrecord/platform';
import { signUp } from '@trackrecord/platform/testing/test-stack';
import { closeTestStores, connectTestStores } from '@trackrecord/platform/testing/test-stores';
import type { Document } from 'mongodb';
import type { CommandRequest } from '../http/command-request.js';
import type { Rejections } from '../http/rejections.js';
import { ONBOARDING_REJECTIONS } from '../onboarding/onboarding-rejections.js';
import { PROFILE_REJECTIONS } from '../profile/profile-rejections.js';
import { profileApi } from '../testing/profile-api.js';
import { Commands } from './commands.js';
import { StreamSnapshots } from './stream-snapshots.js';
import type { DomainEvent } from './stream-state.js';
import { UserStreams } from './user-streams.js';

/** The stores opened in this test. Each has its own key cache. */
const openedStores: Stores[] = [];
let uid: string;
beforeEach(() => {
  uid = `lost-key-${randomUUID()}`;
});
afterEach(async () => {
  await Promise.all(openedStores.splice(0).map(closeTestStores));
});

/** Handles commands like a newly started process, with empty caches. */
async function startProcess() {
  const stores = await connectTestStores(UNENCRYPTED_EVENT_TYPES);
  openedStores.push(stores);
  const { mongo, store, sealer, eventSealer, keysMongo } = stores;
  const snapshots = new Snapshots(mongo.db, sealer, createLogger('test', 'silent'));
  // The event log counts as matching the read models, as if it was never rolled back, so that events may be appended.
  const matchingLog = { requireMatch: () => Promise.resolve() };
  const createCommands = <Command, State, Event extends DomainEvent, Reason extends string>(
    aggregate: Aggregate<Command, State, Event, Reason>,
    rejections: Rejections<Reason>,
  ) =>
    new Commands(
      aggregate,
      rejections,
      new UserStreams(aggregate, store, eventSealer, new StreamSnapshots(aggregate, snapshots), matchingLog),
    );
  const profiles = createCommands(profileAggregate, PROFILE_REJECTIONS);
  const onboardings = createCommands(onboardingAggregate, ONBOARDING_REJECTIONS);
  return {
    store,
    eventSealer,
    keys: keysMongo.db.collection<{ _id: string } & Document>('keys'),
    saveProfile: (skills: readonly string[]) =>
      profiles.handle(uid, { type: 'SaveProfile', sections: { skills: [...skills] } }, createRequest()),
    recordStep: () =>
      onboardings.handle(
        uid,
        { type: 'CompleteStep', step: 'userType', sections: { userType: 'student' } },
        createRequest(),
      ),
    eraseProfile: () => {
      const metadata = toEventMetadata('AccountErased', createRequest().metadata);
      return store.append(profileStream(uid), [{ id: randomUUID(), type: 'AccountErased', data: {}, metadata }], 'any');
    },
  };
}

function createRequest(): CommandRequest {
  const commandId = randomUUID();
  const actor = { uid, role: 'user' } as const;
  const ids = { commandId, correlationId: commandId, causationId: commandId };
  return {
    metadata: { actor, ...ids, occurredAt: new Date().toISOString() },
    precondition: undefined,
    hasStableCommandId: true,
  };
}

it('rejects writes while the key of a user is missing, and reads everything after it is restored', async () => {
  await (await startProcess()).saveProfile(['Go']);
  const { keys } = await startProcess();
  const lostKey = await keys.findOneAndDelete({ _id: uid });
  if (!lostKey) throw new Error('The user has no key.');

  const processWithoutKey = await startProcess();
  await expect(processWithoutKey.recordStep()).rejects.toThrow(KeyMissingError);
  await expect(processWithoutKey.saveProfile(['Rust'])).rejects.toThrow(KeyMissingError);
  expect(await keys.findOne({ _id: uid })).toBeNull();
  expect(await processWithoutKey.store.readLastStreamEvent(onboardingStream(uid))).toBeUndefined();

  await keys.insertOne(lostKey);
  const restoredProcess = await startProcess();
  expect((await restoredProcess.recordStep()).stream.revision).toBe(0n);
  expect((await restoredProcess.saveProfile(['Go', 'Rust'])).stream.revision).toBe(1n);
  for (const stream of [profileStream(uid), onboardingStream(uid)]) {
    for await (const event of restoredProcess.store.readStream(stream)) {
      await expect(restoredProcess.eventSealer.open(uid, event)).resolves.toBeDefined();
    }
  }
});

it('creates one key for concurrent first writes', async () => {
  const [processA, processB] = await Promise.all([startProcess(), startProcess()]);
  await Promise.all([processA.saveProfile(['Go']), processB.recordStep()]);
  const reader = await startProcess();
  for (const stream of [profileStream(uid), onboardingStream(uid)]) {
    for await (const event of reader.store.readStream(stream)) {
      await expect(reader.eventSealer.open(uid, event)).resolves.toBeDefined();
    }
  }
});

it('creates no key for an erased account whose tombstone is missing', async () => {
  const process = await startProcess();
  await process.saveProfile(['Go']);
  await process.eraseProfile();
  // A destroyed key leaves a tombstone, which prevents a new key. Here even that is missing.
  await process.keys.deleteOne({ _id: uid });
  await expect((await startProcess()).recordStep()).rejects.toThrow(KeyDestroyedError);
  expect(await process.keys.findOne({ _id: uid })).toBeNull();
});

it('responds with 503 while the key of a user is missing, and saves after it is restored', async () => {
  const user = await signUp();
  uid = user.uid;
  // Saved by another process, so that the command API has no cached key.
  const { saveProfile, keys } = await startProcess();
  await saveProfile(['Go']);
  const lostKey = await keys.findOneAndDelete({ _id: uid });
  if (!lostKey) throw new Error('The user has no key.');
  const recordStep = () => profileApi(user).record('skills', { data: { skills: ['Rust'] } });
  const response = await recordStep();
  expect([response.status, response.body.code, response.headers['retry-after']]).toEqual([503, 'key-missing', '10']);
  expect(response.body.error).toBe("Your data can't be opened right now. Please try again later.");
  await keys.insertOne(lostKey);
  expect((await recordStep()).status).toBe(200);
});
