import * as contracts from '@trackrecord/contracts';
import {
  accessStream,
  ERASED_PARTS,
  eventMetadata,
  IMPERSONAL_COLLECTIONS,
  isReadModel,
  KEY_COLLECTIONS,
  PERSONAL_COLLECTIONS,
  QUARANTINE_COLLECTION,
  QUEUES,
  userStreams,
  VIEW_MISMATCHES_COLLECTION,
} from '@trackrecord/contracts';
import { PERSONAL_COUNTERS } from '@trackrecord/platform';
import { createPopulatedUser } from '../testing/populated-user.js';
import { openStackErasure, type StackErasure } from '../testing/stack-erasure.js';

/** The stores of the stack under test, and an erasure that uses them. */
let stack: StackErasure;
let uid: string;
beforeAll(async () => {
  stack = await openStackErasure();
  ({ uid } = await createPopulatedUser());
});
afterAll(() => stack.close());

const isKnown = (name: string): boolean =>
  isReadModel(name) ||
  name === QUARANTINE_COLLECTION ||
  name === VIEW_MISMATCHES_COLLECTION ||
  name in IMPERSONAL_COLLECTIONS ||
  PERSONAL_COLLECTIONS.some(({ collection }) => collection === name);

it('each part of an erasure has exactly one eraser', () => {
  expect(stack.context.erasers.map(({ part }) => part).toSorted()).toEqual(ERASED_PARTS.toSorted());
});

it('classifies every collection in the databases as personal or impersonal', async () => {
  const collections = await stack.mongo.db.listCollections({}, { nameOnly: true }).toArray();
  expect(collections.map(({ name }) => name).filter((name) => !isKnown(name))).toEqual([]);
  const keyCollections = await stack.keysMongo.db.listCollections({}, { nameOnly: true }).toArray();
  expect(keyCollections.map(({ name }) => name).filter((name) => !(name in KEY_COLLECTIONS))).toEqual([]);
});

it('finds no user id in the documents of impersonal collections', async () => {
  for (const name of Object.keys(IMPERSONAL_COLLECTIONS) as (keyof typeof IMPERSONAL_COLLECTIONS)[]) {
    const documents = await stack.mongo.db.collection(name).find({}).toArray();
    expect(JSON.stringify(documents)).not.toContain(uid);
  }
});

it('finds events of a user only in the streams that are erased with the account, and in the access log', async () => {
  const streams = new Set<string>();
  for await (const { stream, metadata } of stack.store.readAll())
    if (eventMetadata.safeParse(metadata).data?.actor.uid === uid || stream.includes(uid)) streams.add(stream);
  expect([...streams].filter((name) => !name.startsWith('$$')).toSorted()).toEqual(
    [...userStreams(uid), accessStream(uid)].toSorted(),
  );
});

it('covers every stream prefix', () => {
  const prefixes = Object.entries(contracts).flatMap(([name, value]) =>
    name.endsWith('STREAM_PREFIX') ? [value] : [],
  );
  expect(prefixes.toSorted()).toEqual([
    'access-',
    'account-',
    'applications-',
    'detected-skills-',
    'onboarding-',
    'profile-',
    'staff-',
  ]);
});

it('finds the user id in no keys in Redis but jobs and declared counters', async () => {
  const counters = (await stack.redis.keys(`*:${uid}`)).filter((key) => !key.startsWith('bull:'));
  expect(counters).not.toHaveLength(0);
  expect(counters.filter((key) => !PERSONAL_COUNTERS.some((name) => key === `${name}:${uid}`))).toEqual([]);
});

it('finds the user id of every personal job and key in Redis where the eraser looks for it', async () => {
  const keys = (await stack.redis.keys('*')).filter((key) => !key.endsWith(`:${uid}`));
  // In parallel: there are thousands of keys.
  const contents = await Promise.all(keys.map(readContent));
  const matchingKeys = keys.filter((key, at) => key.includes(uid) || contents[at]?.includes(uid));
  const jobKey = new RegExp(`^bull:(${QUEUES.join('|')}):(?!events$)[^:]+$`);
  // BullMQ's event streams contain job ids. Only ids of deduplicated jobs contain a user id.
  const unexpectedKeys = matchingKeys.filter((key) => !jobKey.test(key) && !/^bull:\w+:events$/.test(key));
  expect(unexpectedKeys).toEqual([]);
  for (const key of matchingKeys.filter((name) => jobKey.test(name))) {
    expect([key, await stack.redis.type(key)]).toEqual([key, 'hash']);
    expect(JSON.parse((await stack.redis.hget(key, 'data')) ?? '{}')).toMatchObject({ uid });
  }
});

async function readContent(key: string): Promise<string> {
  switch (await stack.redis.type(key)) {
    case 'string':
      return (await stack.redis.get(key)) ?? '';
    case 'hash':
      return JSON.stringify(await stack.redis.hgetall(key));
    case 'list':
      return JSON.stringify(await stack.redis.lrange(key, 0, -1));
    case 'zset':
      return JSON.stringify(await stack.redis.zrange(key, '0', '-1'));
    case 'set':
      return JSON.stringify(await stack.redis.smembers(key));
    case 'stream':
      return JSON.stringify(await stack.redis.xrange(key, '-', '+'));
    default:
      return '';
  }
}
