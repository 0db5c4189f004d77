import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  accessStream,
  ERASED_PARTS,
  eventMetadata,
  IMPERSONAL_COLLECTIONS,
  QUARANTINE_COLLECTION,
  QUEUES,
  userStreams,
  VIEW_MISMATCHES_COLLECTION,
} from '@trackrecord/contracts';
import { isTestFile } from '@trackrecord/contracts/testing/test-files';
import { createPopulatedUser } from '../testing/populated-user.js';
import { openStackErasure, type StackErasure } from '../testing/stack-erasure.js';
import { KEY_COLLECTIONS, isReadModel, PERSONAL_COLLECTIONS } from './personal-collections.js';

/** The stores of the stack under test, and an erasure that uses them. */
let stack: StackErasure;
let uid: string;
beforeAll(async () => {
  stack = await openStackErasure();
  ({ uid } = await createPopulatedUser());
});
afterAll(() => stack.close());

const root = resolve(__dirname, '../../..');
const SERVER_WORKSPACES = ['platform', 'command-api', 'query-api', 'workers', 'contracts'];

/** Returns the sources that the servers run, without tests. */
function readSources(): readonly string[] {
  return SERVER_WORKSPACES.flatMap((name) =>
    readdirSync(join(root, name, 'src'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !isTestFile(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !/[\\/](testing|erasure)[\\/]/.test(file))
      .map((file) => readFileSync(file, 'utf8')),
  );
}

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

/** Resolves the name of a collection in a source: a literal, or a constant. Returns an empty list for a parameter. */
function resolveName(name: string, texts: readonly string[]): readonly string[] {
  if (name.startsWith("'")) return [name.slice(1, -1)];
  return texts.flatMap((text) =>
    [...text.matchAll(new RegExp(`const ${name} = '([\\w-]+)'`, 'g'))].map(([, value]) => String(value)),
  );
}
/** Parameters of classes that are created with the name of a collection. Callers pass a constant. */
const PARAMETERS = new Set(['collection', 'name']);

it('classifies every collection in the sources as personal or impersonal', () => {
  const texts = readSources();
  const references = texts.flatMap((text) =>
    [...text.matchAll(/\.collection(?:<[^(]*>)?\(([\w']+|'[\w-]+')[,)]/g)].map(([, name]) => String(name)),
  );
  const unresolvedNames = references.filter((name) => !PARAMETERS.has(name) && resolveName(name, texts).length === 0);
  expect(unresolvedNames).toEqual([]);
  const collections = [
    ...references.flatMap((name) => (PARAMETERS.has(name) ? [] : resolveName(name, texts))),
    ...texts.flatMap((text) => [...text.matchAll(/_COLLECTION = '([\w-]+)'/g)].map(([, name]) => String(name))),
  ];
  expect(collections.length).toBeGreaterThan(10);
  expect(collections.filter((name) => !isKnown(name) && !(name in KEY_COLLECTIONS))).toEqual([]);
});

it('finds no user id in the documents of impersonal collections', async () => {
  for (const name of Object.keys(IMPERSONAL_COLLECTIONS)) {
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

it('covers every stream prefix in the sources', () => {
  const prefixes = readSources().flatMap((text) =>
    [...text.matchAll(/STREAM_PREFIX = '([\w-]+)'/g)].map(([, kind]) => kind),
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
