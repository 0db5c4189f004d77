import { randomUUID } from 'node:crypto';
import { UNENCRYPTED_EVENT_TYPES, type ProfileEvent, UndecodableEventError } from '@trackrecord/contracts';
import { profileAggregate, type ProfileState } from '@trackrecord/domain';
import {
  connectMongo,
  createLogger,
  EventStore,
  KeyStore,
  type Mongo,
  readConfig,
  EventSealer,
  Sealer,
  sealingVariables,
  Snapshots,
} from '@trackrecord/platform';
import { scaled } from '@trackrecord/platform/testing/test-scale';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import type { CommandRequest } from '../http/command-request.js';
import { PROFILE_REJECTIONS } from '../profile/profile-rejections.js';
import { Commands } from './commands.js';
import { StreamSnapshots } from './stream-snapshots.js';
import { UserStreams } from './user-streams.js';

/** A log that matches the read models, so that events may be appended. */
const MATCHING_LOG = { requireMatch: () => Promise.resolve() };
const store = new EventStore(testVariable('EVENTSTORE_URL'));
let mongo: Mongo;
let eventSealer: EventSealer;
let snapshots: Snapshots;
let streams: UserStreams<ProfileState, ProfileEvent>;
beforeAll(async () => {
  // The key database of the stack, because its projector reads these streams, too.
  const { KEYS_MONGODB_URL, MASTER_KEY } = readConfig(sealingVariables);
  mongo = await connectMongo(KEYS_MONGODB_URL);
  const sealer = new Sealer(new KeyStore(mongo.db, MASTER_KEY));
  eventSealer = new EventSealer(sealer, UNENCRYPTED_EVENT_TYPES);
  snapshots = new Snapshots(mongo.db, sealer, createLogger('test', 'silent'));
  const streamSnapshots = new StreamSnapshots(profileAggregate, snapshots);
  streams = new UserStreams(profileAggregate, store, eventSealer, streamSnapshots, MATCHING_LOG);
});
afterAll(async () => {
  await Promise.all([mongo.close(), store.close()]);
});

const createRequest = (uid: string, commandId: string): CommandRequest => ({
  metadata: {
    actor: { uid, role: 'user' },
    commandId,
    correlationId: commandId,
    causationId: commandId,
    occurredAt: new Date().toISOString(),
  },
  precondition: undefined,
  hasStableCommandId: true,
});
const USER_TYPE_CHOSEN: ProfileEvent = { type: 'UserTypeChosen', data: { userType: 'student' } };
const saveCommand = (firstName: string) =>
  ({ type: 'SaveProfile', sections: { personalInfo: { firstName, lastName: 'Byron' } } }) as const;

it('rejects events that do not match their schema, and handles the next command', async () => {
  const uid = `commands-${randomUUID()}`;
  const invalidEvent: ProfileEvent = { type: 'SkillAdded', data: { skill: 'x'.repeat(201), index: 0 } };
  const faultyCommands = new Commands(
    { ...profileAggregate, decide: () => [USER_TYPE_CHOSEN, invalidEvent] },
    PROFILE_REJECTIONS,
    streams,
  );
  await expect(faultyCommands.handle(uid, saveCommand('Ada'), createRequest(uid, randomUUID()))).rejects.toThrow(
    UndecodableEventError,
  );
  expect((await streams.load(uid)).revision).toBeUndefined();
  const commands = new Commands(profileAggregate, PROFILE_REJECTIONS, streams);
  expect((await commands.handle(uid, saveCommand('Ada'), createRequest(uid, randomUUID()))).stream.revision).toBe(0n);
});

it('stores a command once if two processes handle it concurrently', async () => {
  for (let round = 0; round < scaled(4); round += 1) {
    const uid = `commands-${randomUUID()}`;
    const [processA, processB] = [
      new Commands(profileAggregate, PROFILE_REJECTIONS, streams),
      new Commands(profileAggregate, PROFILE_REJECTIONS, streams),
    ];
    const commandId = randomUUID();
    const results = await Promise.all([
      processA.handle(uid, saveCommand('Alice'), createRequest(uid, commandId)),
      processB.handle(uid, saveCommand('Bob'), createRequest(uid, commandId)),
    ]);
    const names = results.map(({ stream }) => stream.state.personalInfo?.firstName);
    expect(names[0]).toBe(names[1]);
    const otherName = names[0] === 'Alice' ? 'Bob' : 'Alice';
    for (const process of [processA, processB])
      await process.handle(uid, saveCommand(otherName), createRequest(uid, randomUUID()));
    const stored = await streams.load(uid);
    expect(stored.state.personalInfo?.firstName).toBe(otherName);
    expect(stored.revision).toBe(1n);
  }
});

it('rejects a different request with the Idempotency-Key of a logged command, also after a restart', async () => {
  const uid = `commands-${randomUUID()}`;
  const request = createRequest(uid, randomUUID());
  const withDigest = (digest: string): CommandRequest => ({ ...request, digest });
  const restart = () => new Commands(profileAggregate, PROFILE_REJECTIONS, streams);
  const first = await restart().handle(uid, saveCommand('Ada'), withDigest('digest-a'));
  await restart().handle(uid, saveCommand('Bob'), createRequest(uid, randomUUID()));
  expect(await restart().handle(uid, saveCommand('Ada'), withDigest('digest-a'))).toEqual(first);
  await expect(restart().handle(uid, saveCommand('Cyd'), withDigest('digest-b'))).rejects.toMatchObject({
    status: 422,
  });
});

it('replays a command that the idempotency store refers to', async () => {
  const uid = `commands-${randomUUID()}`;
  const commands = new Commands(profileAggregate, PROFILE_REJECTIONS, streams, 10);
  const first = await commands.handle(uid, saveCommand('Ada'), createRequest(uid, randomUUID()));
  await commands.handle(uid, saveCommand('Bob'), createRequest(uid, randomUUID()));
  expect(await commands.replay(uid, { first: 0n, last: 0n })).toEqual(first);
  expect((await streams.load(uid)).revision).toBe(1n);
});

it('reloads a cached stream when the log no longer contains its last event', async () => {
  const uid = `commands-${randomUUID()}`;
  // Switches to another stream, as if the log had been restored from a backup. No projection reads either of them.
  const log = { prefix: 'written' };
  const aggregate = { ...profileAggregate, getStream: (owner: string) => `${log.prefix}-${owner}` };
  const restoredStreams = new UserStreams(
    aggregate,
    store,
    eventSealer,
    new StreamSnapshots(aggregate, snapshots),
    MATCHING_LOG,
  );
  const commands = new Commands(aggregate, PROFILE_REJECTIONS, restoredStreams);
  const save = (name: string, on = commands) => on.handle(uid, saveCommand(name), createRequest(uid, randomUUID()));
  for (const name of ['Ada', 'Bob', 'Cyd']) await save(name);
  log.prefix = 'restored';
  await save('Ada', new Commands(aggregate, PROFILE_REJECTIONS, restoredStreams));

  expect((await save('Cyd')).stream.revision).toBe(1n);
  expect((await restoredStreams.load(uid)).state.personalInfo?.firstName).toBe('Cyd');
  expect((await save('Bob')).stream.revision).toBe(2n);
});

it('keeps event times in order if clocks differ', async () => {
  const uid = `commands-${randomUUID()}`;
  const commands = new Commands(profileAggregate, PROFILE_REJECTIONS, streams);
  const createRequestAt = (occurredAt: string): CommandRequest => {
    const request = createRequest(uid, randomUUID());
    return { ...request, metadata: { ...request.metadata, occurredAt } };
  };
  const latest = '2026-05-06T12:00:00.000Z';
  await commands.handle(uid, saveCommand('Ada'), createRequestAt(latest));
  await commands.handle(uid, saveCommand('Bob'), createRequestAt('2026-05-06T11:59:00.000Z'));
  const eventTimes: string[] = [];
  for await (const { metadata } of streams.readEvents(uid, 0n)) eventTimes.push(metadata.occurredAt);
  expect(eventTimes).toEqual([latest, latest]);
});

it('sets hasNext on every event of a command except the last', async () => {
  const uid = `commands-${randomUUID()}`;
  const commands = new Commands(profileAggregate, PROFILE_REJECTIONS, streams);
  const sections = { personalInfo: { firstName: 'Ada', lastName: 'Byron' }, skills: ['Looms', 'Punched cards'] };
  await commands.handle(uid, { type: 'SaveProfile', sections }, createRequest(uid, randomUUID()));
  const hasNextValues = [];
  for await (const { metadata } of streams.readEvents(uid, 0n)) hasNextValues.push(metadata.hasNext);
  expect(hasNextValues).toEqual([true, true, undefined]);
});
