import type { AddressInfo, Server } from 'node:net';
import { ALL_ENDPOINTS, logEvent, type TailFilters } from '@trackrecord/contracts';
import {
  createApp,
  createLogger,
  HttpError,
  type Identity,
  InvalidTokenError,
  Metrics,
  mountEndpoints,
  Probes,
  type SignedInStaff,
} from '@trackrecord/platform';
import { waitFor, waitUntil } from '@trackrecord/platform/testing/wait-for';
import { MemoryLog } from '../../testing/memory-log.js';
import { MessageReader } from '../../testing/server-sent-events.js';
import { createPastEvents, matchesFilters, toTailEvent } from './tail-events.js';
import { TailHub } from './tail-hub.js';
import { tailLog } from './tail-log.js';

const logger = createLogger('test', 'silent');
let log: MemoryLog;
let hub: TailHub;
let server: Server;
let metrics: Metrics;
let url: string;
/** What refuses the staff member from now on. */
let refusal: Error | undefined;
let expiresAt: number | undefined;
const readers: MessageReader[] = [];

beforeEach(async () => {
  log = new MemoryLog();
  refusal = undefined;
  expiresAt = undefined;
  metrics = new Metrics();
  const store = { readLastEvent: () => log.readLastEvent(), readAllBatches: log.readAllBatches.bind(log) };
  hub = new TailHub({ store, subscribe: log.subscribe, logger });
  const noIndex = () => Promise.resolve(undefined);
  // The index is off, so the database is not used.
  const pastEvents = createPastEvents({ db: undefined as never, store, readIndexCheckpoint: noIndex });
  const handler = tailLog({ tails: hub, pastEvents, store, logger }, { accessIntervalMs: 20, commentIntervalMs: 20 });
  const provider = {
    verify: (token: string): Promise<Identity> =>
      refusal ? Promise.reject(refusal) : Promise.resolve({ uid: token, roles: [], expiresAt }),
  };
  const authorizer = {
    identify: (identity: Identity) =>
      Promise.resolve<SignedInStaff>({ ...identity, name: null, roles: ['developer'], freshUntil: Infinity }),
    authorize: (staff: SignedInStaff) => ({ ...staff, actingRole: 'developer' as const }),
  };
  const app = createApp({
    logger,
    metrics,
    probes: new Probes(metrics, {}).router,
    api: mountEndpoints(provider, { tailLog: handler }, { authorizer, recordRefusal: () => undefined }),
    routes: ALL_ENDPOINTS,
  });
  server = await new Promise<Server>((resolve) => {
    const listening: Server = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/api/streams/tail`;
});
afterEach(async () => {
  for (const reader of readers.splice(0)) reader.close();
  hub.close();
  await new Promise((resolve) => server.close(resolve));
});

const HEADERS = { authorization: 'Bearer dina' };

async function openTail(query = '', headers: Readonly<Record<string, string>> = {}): Promise<MessageReader> {
  const reader = await MessageReader.open(`${url}${query}`, { ...HEADERS, ...headers });
  readers.push(reader);
  await reader.findStart();
  return reader;
}

it('sends new events without their payloads, and comments in between', async () => {
  const before = log.append();
  const tail = await openTail();
  expect(await tail.findStart()).toBe(before);
  const position = log.append('profile-ada', 'SkillAdded');
  const { data, event } = await tail.find('the event', ({ id, event: type }) => id === position && type === undefined);
  expect(event).toBeUndefined();
  expect(logEvent.parse(data)).toMatchObject({ position, stream: 'profile-ada', type: 'SkillAdded', bytes: 6 });
  await waitUntil('comments', () => tail.commentCount > 2);
  expect(Object.fromEntries(tail.response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
});

it.each<[string, readonly string[]]>([
  ['?type=SkillAdded', ['a', 'c']],
  ['?type=SkillAdded,SkillRemoved', ['a', 'b', 'c']],
  ['?category=onboarding', ['c', 'd']],
  ['?type=SkillAdded&category=onboarding', ['c']],
])('sends only events that match %s', async (query, expected) => {
  const live = await openTail(query);
  const positions = {
    a: log.append('profile-ada', 'SkillAdded'),
    b: log.append('profile-ada', 'SkillRemoved'),
    c: log.append('onboarding-ada', 'SkillAdded'),
    d: log.append('onboarding-ada', 'StepSaved'),
  };
  const ids = expected.map((name) => positions[name as keyof typeof positions]);
  await waitUntil('the events arrive', () => live.ids.length >= ids.length);
  const resumed = await openTail(query, { 'last-event-id': '0' });
  await waitUntil('past events arrive', () => resumed.ids.length >= ids.length);
  expect([live.ids, resumed.ids]).toEqual([ids, ids]);
});

it('continues after Last-Event-ID without a gap or a repetition while events are stored', async () => {
  const all = Array.from({ length: 9 }, () => log.append());
  // A tail that follows already, so that the subscription is ahead of the one that continues.
  await openTail();
  const interval = setInterval(() => all.push(log.append()), 1);
  const tail = await openTail('', { 'last-event-id': all[2] ?? '' });
  expect(await tail.findStart()).toBe(all[2]);
  await waitUntil('it follows', () => tail.ids.length > 30);
  clearInterval(interval);
  await waitUntil('the last event arrives', () => tail.ids.at(-1) === all.at(-1));
  expect(tail.ids).toEqual(all.slice(3));
});

it('repeats no event to a client that is ahead of the subscription', async () => {
  await openTail();
  log.pause();
  const [seen, next] = [log.append(), log.append()];
  const tail = await openTail('', { 'last-event-id': seen });
  log.pause(false);
  await waitUntil('the next event arrives', () => tail.ids.includes(next));
  expect(tail.ids).toEqual([next]);
});

it('starts at the end of a log that ends before Last-Event-ID', async () => {
  const end = log.append();
  const tail = await openTail('', { 'last-event-id': '9223372036854775808' });
  expect(await tail.findStart()).toBe(end);
  const position = log.append();
  await waitUntil('the event arrives', () => tail.ids.length > 0);
  expect(tail.ids).toEqual([position]);
});

it.each<[string, () => Error, number | undefined, string]>([
  ['its role is revoked', () => new HttpError(403, 'role-required', 'No.'), undefined, 'revoked'],
  ['its sign-in ended', () => new InvalidTokenError('signed-out'), undefined, 'revoked'],
  [
    'its sign-in was revoked before it expired',
    () => new InvalidTokenError('token-expired'),
    Date.now() + 3e6,
    'revoked',
  ],
  ['its token expired', () => new InvalidTokenError('token-expired'), 1, 'expired'],
  ['the identity provider does not respond', () => new Error('down'), undefined, 'unavailable'],
])('ends when %s', async (_why, createRefusal, expiry, reason) => {
  expiresAt = expiry;
  const tail = await openTail();
  refusal = createRefusal();
  expect(await tail.findEnd()).toEqual({ reason });
  await waitUntil('the response ends', () => tail.isEnded);
  await waitUntil('the place is free', () => hub.size === 0);
});

it('ends at shutdown', async () => {
  const tail = await openTail();
  hub.close();
  expect(await tail.findEnd()).toEqual({ reason: 'shutdown' });
  await waitUntil('the response ends', () => tail.isEnded);
});

it('gives its place back when the client disconnects', async () => {
  const tail = await openTail();
  tail.close();
  await waitUntil('the place is free', () => hub.size === 0);
  expect(log.subscriptionCount).toBe(0);
});

it('responds with 429 to the 21st tail, and with errors like other endpoints', async () => {
  for (let count = 0; count < 20; count += 1) await openTail();
  const response = await fetch(url, { headers: HEADERS });
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30']);
  expect(await response.json()).toMatchObject({ code: 'too-many-tails', requestId: expect.any(String) });
  const invalid = await fetch(url, { headers: { ...HEADERS, 'last-event-id': 'x' } });
  expect([invalid.status, await invalid.json()]).toMatchObject([400, { code: 'validation' }]);
  const unknown = await fetch(`${url}?category=access`, { headers: HEADERS });
  expect([unknown.status, await unknown.json()]).toMatchObject([400, { code: 'validation' }]);
  expect((await fetch(url)).status).toBe(401);
  const head = await fetch(url, { method: 'HEAD', headers: HEADERS });
  expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
});

it('measures the time until a tail begins, not until it ends', async () => {
  await openTail();
  const line = await waitFor('the measurement', async () =>
    (await metrics.registry.metrics())
      .split('\n')
      .find((text) => text.startsWith('http_request_duration_seconds_count') && text.includes('/streams/tail')),
  );
  expect(line).toMatch(/status="200"\} 1$/);
});

it('converts no events of other streams', () => {
  log.append('access-ada', 'AccessOpened');
  const [event] = log.events;
  expect(event && toTailEvent(event)).toBeUndefined();
});

it('matches everything without filters', () => {
  log.append();
  const [event] = log.events;
  const tailEvent = event && toTailEvent(event);
  const matches = (filters: TailFilters) => tailEvent && matchesFilters(filters, tailEvent);
  expect([matches({}), matches({ type: [] }), matches({ category: ['profile'] })]).toEqual([true, false, true]);
});
