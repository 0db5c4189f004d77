import { randomUUID } from 'node:crypto';
import { CLEAR_EVENT_TYPES, type ProfileEvent, SCHEMA_VERSION, UndecodableEvent } from '@trackrecord/contracts';
import { profileAggregate, type ProfileState } from '@trackrecord/domain';
import {
  connectMongo,
  createLogger,
  EventStore,
  KeyStore,
  type Mongo,
  readConfig,
  SealedEvents,
  Sealer,
  sealingVariables,
  Snapshots,
} from '@trackrecord/platform';
import { scaled } from '@trackrecord/platform/testing/test-scale';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import type { CommandRequest } from '../http/command-request.js';
import { Commands } from './commands.js';
import { StreamSnapshots } from './stream-snapshots.js';
import { UserStreams } from './user-streams.js';

const MATCHING_LOG = { requireMatch: () => Promise.resolve() };
const store = new EventStore(testVariable('EVENTSTORE_URL'));
let mongo: Mongo;
let sealed: SealedEvents;
let snapshots: Snapshots;
let streams: UserStreams<ProfileState, ProfileEvent>;
beforeAll(async () => {
  // The key database of the stack, because its projector reads these streams, too.
  const { KEYS_MONGODB_URL, MASTER_KEY } = readConfig(sealingVariables);
  mongo = await connectMongo(KEYS_MONGODB_URL);
  const sealer = new Sealer(new KeyStore(mongo.db, MASTER_KEY));
  sealed = new SealedEvents(sealer, CLEAR_EVENT_TYPES);
  snapshots = new Snapshots(mongo.db, sealer, createLogger('test', 'silent'));
  const kept = new StreamSnapshots(profileAggregate, snapshots);
  streams = new UserStreams(profileAggregate, store, sealed, kept, MATCHING_LOG);
});
afterAll(async () => {
  await Promise.all([mongo.close(), store.close()]);
});

const named = (uid: string, commandId: string): CommandRequest => ({
  metadata: {
    schemaVersion: SCHEMA_VERSION,
    actor: { uid, role: 'user' },
    commandId,
    correlationId: commandId,
    causationId: commandId,
    occurredAt: new Date().toISOString(),
  },
  precondition: undefined,
  named: true,
});
const CHOSEN: ProfileEvent = { type: 'UserTypeChosen', data: { userType: 'student' } };
const saving = (firstName: string) =>
  ({ type: 'SaveProfile', sections: { personalInfo: { firstName, lastName: 'Byron' } } }) as const;

it('never appends an event that does not match its schema, and goes on', async () => {
  const uid = `commands-${randomUUID()}`;
  const unfit: ProfileEvent = { type: 'SkillAdded', data: { skill: 'x'.repeat(201), index: 0 } };
  const careless = new Commands({ ...profileAggregate, decide: () => [CHOSEN, unfit] }, streams);
  await expect(careless.handle(uid, saving('Ada'), named(uid, randomUUID()))).rejects.toThrow(UndecodableEvent);
  expect((await streams.load(uid)).revision).toBeUndefined();
  const careful = new Commands(profileAggregate, streams);
  expect((await careful.handle(uid, saving('Ada'), named(uid, randomUUID()))).stream.revision).toBe(0n);
});

it('stores a command once if two processes handle it concurrently', async () => {
  for (let round = 0; round < scaled(4); round += 1) {
    const uid = `commands-${randomUUID()}`;
    const [one, two] = [new Commands(profileAggregate, streams), new Commands(profileAggregate, streams)];
    const commandId = randomUUID();
    const first = await Promise.all([
      one.handle(uid, saving('Alice'), named(uid, commandId)),
      two.handle(uid, saving('Bob'), named(uid, commandId)),
    ]);
    const names = first.map(({ stream }) => stream.state.personalInfo?.firstName);
    expect(names[0]).toBe(names[1]);
    const other = names[0] === 'Alice' ? 'Bob' : 'Alice';
    for (const process of [one, two]) await process.handle(uid, saving(other), named(uid, randomUUID()));
    const stored = await streams.load(uid);
    expect(stored.state.personalInfo?.firstName).toBe(other);
    expect(stored.revision).toBe(1n);
  }
});

it('rejects another request under the key of one in the log, also in a process that just started', async () => {
  const uid = `commands-${randomUUID()}`;
  const request = named(uid, randomUUID());
  const hashedAs = (hash: string): CommandRequest => ({ ...request, hashRequest: () => Promise.resolve(hash) });
  const started = () => new Commands(profileAggregate, streams);
  const first = await started().handle(uid, saving('Ada'), hashedAs('one'));
  await started().handle(uid, saving('Bob'), named(uid, randomUUID()));
  expect(await started().handle(uid, saving('Ada'), hashedAs('one'))).toEqual(first);
  await expect(started().handle(uid, saving('Cyd'), hashedAs('another'))).rejects.toMatchObject({ status: 422 });
});

it('appends nothing if the idempotency store knows the command', async () => {
  const uid = `commands-${randomUUID()}`;
  const commands = new Commands(profileAggregate, streams, 10);
  const request = named(uid, randomUUID());
  const first = await commands.handle(uid, saving('Ada'), request);
  const at = first.stream.updatedAt;
  const earlier = Promise.resolve({ id: request.metadata.commandId, first: 0n, last: 0n, at });
  const repeated = { ...named(uid, randomUUID()), earlier };
  expect(await commands.handle(uid, saving('Bob'), repeated)).toEqual(first);
  const failing = { ...repeated, earlier: Promise.reject(new Error('down')) };
  await expect(commands.handle(uid, saving('Bob'), failing)).rejects.toThrow('down');
  expect((await streams.load(uid)).revision).toBe(0n);
});

it('reloads a cached stream when the log no longer holds its last event', async () => {
  const uid = `commands-${randomUUID()}`;
  // Replaces the stream with another one, as if the log had gone back. No projection reads either.
  const log = { prefix: 'written' };
  const aggregate = { ...profileAggregate, streamOf: (of: string) => `${log.prefix}-${of}` };
  const restored = new UserStreams(aggregate, store, sealed, new StreamSnapshots(aggregate, snapshots), MATCHING_LOG);
  const commands = new Commands(aggregate, restored);
  const save = (name: string, on = commands) => on.handle(uid, saving(name), named(uid, randomUUID()));
  for (const name of ['Ada', 'Bob', 'Cyd']) await save(name);
  log.prefix = 'restored';
  await save('Ada', new Commands(aggregate, restored));

  expect((await save('Cyd')).stream.revision).toBe(1n);
  expect((await restored.load(uid)).state.personalInfo?.firstName).toBe('Cyd');
  expect((await save('Bob')).stream.revision).toBe(2n);
});

it('keeps event times in order if clocks differ', async () => {
  const uid = `commands-${randomUUID()}`;
  const commands = new Commands(profileAggregate, streams);
  const at = (occurredAt: string): CommandRequest => {
    const request = named(uid, randomUUID());
    return { ...request, metadata: { ...request.metadata, occurredAt } };
  };
  const late = '2026-05-06T12:00:00.000Z';
  await commands.handle(uid, saving('Ada'), at(late));
  await commands.handle(uid, saving('Bob'), at('2026-05-06T11:59:00.000Z'));
  const times: string[] = [];
  for await (const { metadata } of streams.events(uid, 0n)) times.push(metadata.occurredAt);
  expect(times).toEqual([late, late]);
});
