import { openOtherCollection } from '@trackrecord/platform/testing/other-collection';
import { randomUUID } from 'node:crypto';
import {
  ACTOR_ROLES,
  type LogEvent,
  type LogFilters,
  logFilters,
  logQuery,
  ORIGINS,
  STREAM_CATEGORIES,
} from '@trackrecord/contracts';
import { type EventIndexDocument, toLogEvent } from '@trackrecord/platform';
import { pick, seededRandom } from '@trackrecord/platform/testing/random';
import type { Long } from 'mongodb';
import { IndexTestbed } from '../testing/index-testbed.js';
import { makeRow } from '../testing/index-rows.js';
import { type SearchLimits, searchRows, toPosition } from './log-search.js';

const SEED = 40;
const ROW_COUNT = 600;
const COMBINATIONS = 200;
/** Small, so that searches have several pages and windows. */
const SMALL: SearchLimits = { rows: 30, scannedRows: 200, windowRows: 70, scanMs: 60_000 };

const TYPES = ['SkillAdded', 'SkillRemoved', 'ExperienceRevised', 'DraftKept', 'SkillsDetected'];
const CLIENTS = ['web/0.2.0+abc1234', 'web/0.2.1', 'webhook/1.0.0', 'extension/0.2.0'];
const MINUTE_MS = 60_000;
const START = Date.parse('2026-11-01T00:00:00.000Z');

const random = seededRandom(SEED);
const oneOf = <T>(values: readonly T[]): T => pick(random, values);
const maybe = <T>(value: T): T | undefined => (random() < 0.7 ? value : undefined);

let testbed: IndexTestbed;
let all: readonly LogEvent[];
beforeAll(async () => {
  testbed = await IndexTestbed.open();
  // Events of the log come first; the positions of the others are after them.
  const index = testbed.createIndex(3_650);
  await testbed.whileFilling(async () => {
    const uid = testbed.createUid();
    await testbed.append(uid, { count: 20 });
    await testbed.append(uid, { count: 20, category: 'detected-skills', type: 'SkillsDetected' });
    await testbed.waitUntilFilled();
  }, index);
  await testbed.rows.insertMany([...createRows()]);
  all = (await testbed.rows.find().sort({ _id: -1 }).toArray()).map(toLogEvent);
  expect(all.length).toBeGreaterThanOrEqual(ROW_COUNT + 40);
});
afterAll(() => testbed.close());

/** Creates random rows. Times follow positions loosely: clocks of servers differ, and some events are older. */
function* createRows(): Generator<EventIndexDocument> {
  const ids = Array.from({ length: 40 }, () => randomUUID());
  for (let n = 0; n < ROW_COUNT; n += 1) {
    const jitter = Math.round((random() - 0.5) * 30) - (random() < 0.05 ? 600 : 0);
    const metadata = {
      actor: { uid: 'nadia', role: oneOf(ACTOR_ROLES) },
      commandId: oneOf(ids),
      correlationId: oneOf([...ids, 'task-1', 'task-2']),
      occurredAt: new Date(START + (n + jitter) * MINUTE_MS).toISOString(),
      requestId: maybe(oneOf([...ids, 'request-1'])),
      origin: maybe(oneOf(ORIGINS)),
      client: maybe(oneOf(CLIENTS)),
      originRef: random() < 0.2 ? `work:${oneOf(ids)}` : undefined,
    };
    const stream = { category: oneOf(STREAM_CATEGORIES), uid: oneOf(['nadia', 'omar']) };
    const position = 1_000_000_000_000 + n * 100;
    yield makeRow({ eventId: randomUUID(), position, revision: n, stream, type: oneOf(TYPES), metadata });
  }
}

/** Whether an event matches filters: what the search has to find, as a scan of all events would. */
function matches(event: LogEvent, filters: LogFilters): boolean {
  const { type, notType, category, since, until, id, origin, client, role } = filters;
  const ids = [
    event.eventId,
    event.requestId,
    event.correlationId,
    event.commandId,
    event.originRef?.slice('work:'.length),
  ];
  const builds = [client, `${String(client)}/`, `${String(client)}+`];
  const isBuild = (stored: string) =>
    stored === client || builds.slice(1).some((start) => stored.startsWith(String(start)));
  return (
    (type === undefined || type.includes(event.type)) &&
    (notType === undefined || !notType.includes(event.type)) &&
    (category === undefined || category.includes(event.category)) &&
    (since === undefined || Date.parse(event.at) >= Date.parse(since)) &&
    (until === undefined || Date.parse(event.at) < Date.parse(until)) &&
    (id === undefined ||
      ids.includes(id.replace(/^work:/, '')) ||
      event.requestId?.slice(0, 8) === id.replace('-', '')) &&
    (origin === undefined || (event.origin !== null && origin.includes(event.origin))) &&
    (client === undefined || (event.client !== null && isBuild(event.client))) &&
    (role === undefined || role.includes(event.role))
  );
}

/** Finds all events by pages, as clients do. Returns how many requests that took, too. */
async function searchAll(query: Readonly<Record<string, string>>, limits: SearchLimits) {
  const { before: first, ...filters } = logQuery.parse(query);
  const found: LogEvent[] = [];
  let before: Long | undefined = first === undefined ? undefined : toPosition(first);
  for (let requests = 1; ; requests += 1) {
    const { rows, scannedUntil } = await searchRows(testbed.rows, filters, before, limits);
    found.push(...rows.map(toLogEvent));
    const next = rows.length === limits.rows ? rows.at(-1)?._id : scannedUntil?._id;
    if (next === undefined) return { found, requests };
    before = next;
  }
}

/** Returns the same from a scan of all events. */
function scanAll(query: Readonly<Record<string, string>>): readonly LogEvent[] {
  const { before, ...filters } = logQuery.parse(query);
  return all.filter(
    (event) => (before === undefined || BigInt(event.position) < BigInt(before)) && matches(event, filters),
  );
}

const toList = (values: readonly string[]): string => [...new Set([oneOf(values), oneOf(values)])].join(',');
const anyTime = (): string => new Date(START + Math.floor(random() * ROW_COUNT) * MINUTE_MS).toISOString();

/** Returns a value that a filter of its name can have. */
const FILTERS: Readonly<Record<string, () => string>> = {
  type: () => toList(TYPES),
  notType: () => toList(TYPES),
  category: () => toList(STREAM_CATEGORIES),
  since: anyTime,
  until: anyTime,
  id: () => {
    const { eventId, requestId, correlationId, commandId, originRef } = oneOf(all);
    const reference = requestId === null ? eventId : `${requestId.slice(0, 4)}-${requestId.slice(4, 8)}`;
    return oneOf([eventId, requestId ?? eventId, correlationId, commandId, originRef ?? eventId, reference]);
  },
  origin: () => toList(ORIGINS),
  client: () => oneOf(['web', 'web/0.2.0', 'web/0.2.0+abc1234', 'web/0.2', 'extension', 'none/1']),
  role: () => toList(ACTOR_ROLES),
  before: () => oneOf(all).position,
};

it('has a case for every filter', () =>
  expect(Object.keys(FILTERS).toSorted()).toEqual([...Object.keys(logFilters.shape), 'before'].toSorted()));

it.each(Object.keys(FILTERS))('finds with %s alone what a scan of the whole log finds', async (name) => {
  for (let n = 0; n < 5; n += 1) {
    const query = { [name]: FILTERS[name]?.() ?? '' };
    const expected = scanAll(query);
    expect({ query, found: (await searchAll(query, SMALL)).found }).toEqual({ query, found: expected });
  }
});

it(`finds with ${String(COMBINATIONS)} random combinations of filters what a scan of the whole log finds`, async () => {
  let foundCount = 0;
  for (let n = 0; n < COMBINATIONS; n += 1) {
    const names = Object.keys(FILTERS).filter(() => random() < 0.25);
    const query = Object.fromEntries(names.map((name) => [name, FILTERS[name]?.() ?? '']));
    // Large limits let the index of times serve; small ones lead to windows.
    const limits = n % 2 === 0 ? SMALL : { ...SMALL, rows: 101, scannedRows: 20_000, windowRows: 2_000 };
    const expected = scanAll(query);
    foundCount += expected.length;
    expect({ query, found: (await searchAll(query, limits)).found }).toEqual({ query, found: expected });
  }
  expect(foundCount).toBeGreaterThan(COMBINATIONS);
}, 600_000);

it('says how far it looked if it finds nothing', async () => {
  const { rows, scannedUntil } = await searchRows(testbed.rows, { client: 'none/1' }, undefined, SMALL);
  expect(rows).toEqual([]);
  // The third window is the last one that begins within 200 rows.
  expect(scannedUntil?._id.toString()).toBe(all[3 * SMALL.windowRows - 1]?.position);
  const { requests } = await searchAll({ client: 'none/1' }, SMALL);
  expect(requests).toBe(Math.ceil(all.length / (3 * SMALL.windowRows)));
});

it('stops looking after its time, but has looked at one window', async () => {
  const limits = { ...SMALL, scannedRows: 20_000, scanMs: -1 };
  const { scannedUntil } = await searchRows(testbed.rows, { client: 'none/1' }, undefined, limits);
  expect(scannedUntil?._id.toString()).toBe(all[SMALL.windowRows - 1]?.position);
});

it('looks at rows of the types only, which the index of types has', async () => {
  const { rows, scannedUntil } = await searchRows(
    testbed.rows,
    { type: ['SkillAdded'], client: 'none/1' },
    undefined,
    SMALL,
  );
  const ofType = all.filter(({ type }) => type === 'SkillAdded');
  expect([rows, scannedUntil?._id.toString()]).toEqual([[], ofType[3 * SMALL.windowRows - 1]?.position]);
});

it('finds nothing if there is no index yet', async () => {
  const missing = openOtherCollection<EventIndexDocument>(testbed.mongo.db, 'no_index');
  for (const filters of [{}, { id: 'task-1' }, { type: ['SkillAdded'] }, { since: '2026-11-01T00:00:00Z' }])
    expect(await searchRows(missing, filters, undefined, SMALL)).toEqual({ rows: [], scannedUntil: undefined });
});

it('finds by id and time before the indexes are created', async () => {
  const bare = openOtherCollection<EventIndexDocument>(testbed.mongo.db, 'bare_index');
  await bare.insertMany([...createRows()].slice(0, 100));
  const filters = { since: '2026-10-01T00:00:00Z' };
  expect((await searchRows(bare, filters, undefined, { ...SMALL, rows: 101 })).rows).not.toEqual([]);
  expect((await searchRows(bare, { id: 'task-1' }, undefined, SMALL)).rows).not.toEqual([]);
});

it('accepts positions beyond those of a log', async () => {
  expect((await searchRows(testbed.rows, {}, toPosition('9999999999999999999'), SMALL)).rows).toHaveLength(SMALL.rows);
  expect((await searchRows(testbed.rows, {}, toPosition('0'), SMALL)).rows).toEqual([]);
});
