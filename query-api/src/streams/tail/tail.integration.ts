import {
  logEvent,
  parseStreamName,
  profileStream,
  STREAM_CATEGORIES,
  type TailFilters,
  UNENCRYPTED_EVENT_TYPES,
} from '@trackrecord/contracts';
import {
  connectMongo,
  EVENT_INDEX_COLLECTION,
  type EventIndexDocument,
  type Mongo,
  type Stores,
  toIndexDocument,
} from '@trackrecord/platform';
import { setClaims, signUpStaff } from '@trackrecord/platform/testing/test-staff';
import { authHeaders, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { closeTestStores, connectTestStores } from '@trackrecord/platform/testing/test-stores';
import { waitUntil } from '@trackrecord/platform/testing/wait-for';
import { MessageReader } from '../../testing/server-sent-events.js';
import { userApi } from '../../testing/user-api.js';
import { createPastEvents } from './tail-events.js';

const TAIL = `${testVariable('BASE_URL')}/api/streams/tail`;

let stores: Stores;
let developer: TestUser;
let user: TestUser;
beforeAll(async () => {
  stores = await connectTestStores(UNENCRYPTED_EVENT_TYPES);
  [developer, user] = await Promise.all([signUpStaff('developer'), signUp()]);
});
afterAll(() => closeTestStores(stores));

const readers: MessageReader[] = [];
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close();
});

async function openTail(query = '', lastEventId?: string, member = developer): Promise<MessageReader> {
  const headers = { ...authHeaders(member), ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) };
  const reader = await MessageReader.open(TAIL + query, headers);
  readers.push(reader);
  return reader;
}

/** Saves a skill. Returns the positions of all events of the profile. */
async function saveSkill(skill: string): Promise<readonly string[]> {
  await userApi(user).save({ userType: 'professional', skills: [skill] });
  return readPositions();
}

async function readPositions(): Promise<readonly string[]> {
  const positions: string[] = [];
  for await (const { position } of stores.store.readStream(profileStream(user.uid))) positions.push(position.commit);
  return positions;
}

const getOwnIds = ({ messages }: MessageReader): readonly (string | undefined)[] =>
  messages.flatMap(({ event, id, data }) =>
    event === undefined && logEvent.parse(data).stream === profileStream(user.uid) ? [id] : [],
  );

it('sends a new event once, without its payload, through the gateway', async () => {
  const tail = await openTail('?category=profile');
  const start = await tail.findStart();
  const positions = (await saveSkill('Weaving')).filter((position) => BigInt(position) > BigInt(start));
  await waitUntil('the events arrive', () => getOwnIds(tail).length >= positions.length);
  expect(getOwnIds(tail)).toEqual(positions);
  expect(JSON.stringify(tail.messages)).not.toContain('Weaving');
  await waitUntil('a comment', () => tail.commentCount > 0);
  expect(tail.response.headers.get('content-encoding')).toBeNull();
});

it('continues after Last-Event-ID without a gap or a repetition when its connection was cut', async () => {
  const first = await openTail('?category=profile');
  await first.findStart();
  const before = await saveSkill('Spinning');
  await waitUntil('the event arrives', () => getOwnIds(first).includes(before.at(-1)));
  first.close();
  await saveSkill('Dyeing');
  const second = await openTail('?category=profile', before.at(-1));
  const after = (await saveSkill('Knitting')).slice(before.length);
  await waitUntil('the last event arrives', () => getOwnIds(second).includes(after.at(-1)));
  expect(getOwnIds(second)).toEqual(after);
  expect(await second.findStart()).toBe(before.at(-1));
});

it('ends when the role is revoked', async () => {
  const member = await signUpStaff('developer');
  const tail = await openTail('', undefined, member);
  await tail.findStart();
  await setClaims(member.uid, { roles: [] });
  expect(await tail.findEnd()).toEqual({ reason: 'revoked' });
  await waitUntil('the response ends', () => tail.isEnded);
});

it('responds with 429 to the 21st tail of a process', async () => {
  await Promise.all(Array.from({ length: 20 }, () => openTail()));
  const response = await fetch(TAIL, { headers: authHeaders(developer) });
  expect([response.status, await response.json()]).toMatchObject([429, { code: 'too-many-tails' }]);
});

describe('past events', () => {
  /** A database with an index of its own. */
  let mongo: Mongo;
  beforeAll(async () => {
    const url = new URL(testVariable('MONGODB_URL'));
    url.pathname = '/past-events';
    mongo = await connectMongo(url.href);
  });
  afterAll(async () => {
    await mongo.db.dropDatabase();
    await mongo.close();
  });

  it('are the same from the log and, as far as it goes, from the index', async () => {
    const positions = await saveSkill('Felting');
    const [start = '0', middle = '0', end = '0'] = [positions[0], positions[2], positions.at(-1)];
    const rows: EventIndexDocument[] = [];
    for await (const event of stores.store.readAll()) {
      const row = toIndexDocument(event);
      if (row && BigInt(event.position.commit) <= BigInt(middle)) rows.push(row);
    }
    await mongo.db.collection<EventIndexDocument>(EVENT_INDEX_COLLECTION).insertMany(rows);
    const { store } = stores;
    const read = async (checkpoint: string | undefined, filters: TailFilters) => {
      const position = checkpoint === undefined ? undefined : { commit: checkpoint, prepare: checkpoint };
      const past = createPastEvents({ db: mongo.db, store, readIndexCheckpoint: () => Promise.resolve(position) });
      const events = [];
      for await (const event of past.read(BigInt(start), BigInt(end), filters)) events.push(event);
      return events;
    };
    for (const filters of [{}, { category: ['profile' as const] }, { type: ['SkillsReplaced', 'SkillAdded'] }]) {
      const fromLog = await read(undefined, filters);
      expect(await read(middle, filters)).toEqual(fromLog);
      // The index is behind what the client has.
      expect(await read(start, filters)).toEqual(fromLog);
      expect(fromLog.every(({ position }) => BigInt(position) > BigInt(start))).toBe(true);
    }
    const all = await read(undefined, {});
    const own = all.filter(({ stream }) => stream === profileStream(user.uid));
    expect(own.map(({ position }) => position)).toEqual(positions.slice(1));
    expect(all.every(({ stream }) => STREAM_CATEGORIES.includes(parseStreamName(stream)?.category ?? 'account'))).toBe(
      true,
    );
  });
});
