import { randomUUID } from 'node:crypto';
import { UNENCRYPTED_EVENT_TYPES, type ProfileEvent } from '@trackrecord/contracts';
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
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { waitUntil } from '@trackrecord/platform/testing/wait-for';
import type { StreamState } from './stream-state.js';
import { EVENTS_PER_SNAPSHOT, StreamSnapshots } from './stream-snapshots.js';
import { UserStreams } from './user-streams.js';

const STREAM_LENGTH = 3 * EVENTS_PER_SNAPSHOT + 40;
const reads: bigint[] = [];

/** The event store of the stack. Records the revisions from which streams are read. */
class RecordingStore extends EventStore {
  override readStream(stream: string, options: Parameters<EventStore['readStream']>[1] = {}) {
    reads.push(options.from ?? 0n);
    return super.readStream(stream, options);
  }
}

const store = new RecordingStore(testVariable('EVENTSTORE_URL'));
let mongo: Mongo;
let keysMongo: Mongo;
let streams: UserStreams<ProfileState, ProfileEvent>;
beforeAll(async () => {
  // The key database of the stack, because its projector reads these streams, too.
  const { KEYS_MONGODB_URL, MASTER_KEY } = readConfig(sealingVariables);
  mongo = await connectMongo(testVariable('MONGODB_URL'));
  keysMongo = await connectMongo(KEYS_MONGODB_URL);
  const sealer = new Sealer(new KeyStore(keysMongo.db, MASTER_KEY));
  const snapshots = new Snapshots(mongo.db, sealer, createLogger('test', 'silent'));
  const eventSealer = new EventSealer(sealer, UNENCRYPTED_EVENT_TYPES);
  const streamSnapshots = new StreamSnapshots(profileAggregate, snapshots);
  const log = { requireMatch: () => Promise.resolve() };
  streams = new UserStreams(profileAggregate, store, eventSealer, streamSnapshots, log);
});
afterAll(async () => {
  await Promise.all([mongo.close(), keysMongo.close(), store.close()]);
});

const findSnapshots = (uid: string) => mongo.db.collection('snapshots').find({ uid }).sort({ revision: 1 }).toArray();

/** Waits for snapshots, which are stored in the background. */
async function waitForSnapshots(uid: string, count: number): Promise<void> {
  await waitUntil(`${count} snapshots`, async () => (await findSnapshots(uid)).length >= count);
  expect(await findSnapshots(uid)).toHaveLength(count);
}

/** Appends events to a profile, ten at a time. */
async function grow(uid: string, length: number): Promise<StreamState<ProfileState>> {
  let stream = streams.empty;
  for (let from = 0; from < length; from += 10) {
    const events = Array.from({ length: 10 }, (_, index): ProfileEvent => ({
      type: 'UserTypeChosen',
      data: { userType: (from + index) % 2 === 0 ? 'student' : 'graduate' },
    }));
    const commandId = randomUUID();
    stream = await streams.append(uid, stream, events, {
      metadata: {
        actor: { uid, role: 'user' },
        commandId,
        correlationId: commandId,
        causationId: commandId,
        occurredAt: new Date(from).toISOString(),
      },
    });
  }
  return stream;
}

it('loads a long stream from its newest snapshot, with the same state', async () => {
  const uid = `snapshot-${randomUUID()}`;
  const stream = await grow(uid, STREAM_LENGTH);
  await waitForSnapshots(uid, 3);
  const [first] = await findSnapshots(uid);
  expect(first).toMatchObject({ stream: `profile-${uid}`, revision: EVENTS_PER_SNAPSHOT - 1, version: 1 });
  expect(JSON.stringify(first)).not.toContain('student');
  reads.length = 0;
  expect(await streams.load(uid)).toEqual(stream);
  expect(reads).toEqual([BigInt(3 * EVENTS_PER_SNAPSHOT - 1)]);
});

it('loads a past revision from a snapshot', async () => {
  const uid = `snapshot-${randomUUID()}`;
  await grow(uid, STREAM_LENGTH);
  await waitForSnapshots(uid, 3);
  reads.length = 0;
  const past = await streams.load(uid, streams.empty, BigInt(EVENTS_PER_SNAPSHOT + 2));
  expect(past).toMatchObject({ revision: BigInt(EVENTS_PER_SNAPSHOT + 2), state: { userType: 'student' } });
  expect(reads).toEqual([BigInt(EVENTS_PER_SNAPSHOT - 1)]);
});

it.each([
  ['are missing', (uid: string) => mongo.db.collection('snapshots').deleteMany({ uid })],
  [
    'have another version',
    (uid: string) => mongo.db.collection('snapshots').updateMany({ uid }, { $set: { version: 0 } }),
  ],
  [
    'end with an event that the log does not contain',
    (uid: string) => mongo.db.collection('snapshots').updateMany({ uid }, { $set: { head: randomUUID() } }),
  ],
  [
    'cannot be decrypted',
    (uid: string) => mongo.db.collection('snapshots').updateMany({ uid }, { $set: { sealed: 'no' } }),
  ],
])('ignores snapshots and creates new ones when they %s', async (_, damage) => {
  const uid = `snapshot-${randomUUID()}`;
  const stream = await grow(uid, STREAM_LENGTH);
  await waitForSnapshots(uid, 3);
  await damage(uid);
  expect(await streams.load(uid)).toEqual(stream);
  reads.length = 0;
  expect(await streams.load(uid)).toEqual(stream);
  expect(reads).toEqual([BigInt(3 * EVENTS_PER_SNAPSHOT - 1)]);
});
