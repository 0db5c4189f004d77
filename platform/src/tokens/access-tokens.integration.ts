import { randomUUID } from 'node:crypto';
import { ALL_CALENDAR_CONTENTS, EXTENSION_LIMITS } from '@trackrecord/contracts';
import type { Stores } from '../stores/connect-stores.js';
import { closeTestStores, connectTestStores } from '../testing/test-stores.js';
import { AccessTokens, TooManyTokensError } from './access-tokens.js';

const MAX = EXTENSION_LIMITS.browsers;
const CONCURRENT = 30;
const CALENDAR = { kind: 'calendar', contents: ALL_CALENDAR_CONTENTS } as const;

let stores: Stores;
let uid: string;
beforeAll(async () => {
  stores = await connectTestStores();
  await createTokens().prepare();
});
afterAll(() => closeTestStores(stores));
beforeEach(() => (uid = `tokens-${randomUUID()}`));

/** Creates the tokens of another server. */
const createTokens = (now?: () => Date) => new AccessTokens(stores.mongo.db, stores.sealer, stores.erasures, now);
const connect = () => createTokens().create(uid, { kind: 'browser', name: 'Chrome' });
const list = () => createTokens().list(uid);

/** Connects browsers at once, and returns how many were accepted. Expects that the others were too many. */
async function connectAtOnce(count: number): Promise<number> {
  const outcomes = await Promise.allSettled(Array.from({ length: count }, connect));
  const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  expect(reasons.filter((reason) => !(reason instanceof TooManyTokensError))).toEqual([]);
  return outcomes.length - reasons.length;
}

it('connects exactly one of 30 browsers at once if one more is allowed', async () => {
  for (let count = 1; count < MAX; count += 1) await connect();
  expect(await connectAtOnce(CONCURRENT)).toBe(1);
  expect((await list()).browsers).toHaveLength(MAX);
});

it('connects exactly as many of 30 browsers at once as the limit', async () => {
  expect(await connectAtOnce(CONCURRENT)).toBe(MAX);
  expect((await list()).browsers).toHaveLength(MAX);
});

it('has room for one more after a browser was disconnected', async () => {
  await connectAtOnce(MAX);
  const [browser] = (await list()).browsers;
  await createTokens().revokeBrowser(uid, browser?.id ?? '');
  expect(await connectAtOnce(5)).toBe(1);
  await createTokens().revokeBrowsers(uid);
  expect(await connectAtOnce(2)).toBe(2);
});

it('keeps the newest calendar, also if an older one is stored after it', async () => {
  const newer = await createTokens(() => new Date('2026-11-28T10:00:01Z')).create(uid, CALENDAR);
  const older = await createTokens(() => new Date('2026-11-28T10:00:00Z')).create(uid, CALENDAR);
  expect(await createTokens().find('calendar', older.secret)).toBeUndefined();
  expect(await createTokens().find('calendar', newer.secret)).toMatchObject({ id: newer.id });
});
