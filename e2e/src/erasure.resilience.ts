import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountErased, UNENCRYPTED_EVENT_TYPES, profileStream } from '@trackrecord/contracts';
import { connectStores, KeyDestroyedError, sleep, deriveServiceToken } from '@trackrecord/platform';
import { isRunning, killProcess } from '@trackrecord/platform/testing/processes';
import { scaled } from '@trackrecord/platform/testing/test-scale';
import { waitUntil, waitUntilPasses } from '@trackrecord/platform/testing/wait-for';
import {
  type Account,
  createApiClient,
  authenticate,
  createCanaryUser,
  createMarkers,
  type Markers,
} from './canary-user.js';
import { NO_FEEDS, IsolatedStack } from './isolated-stack.js';
import { findTexts, listFiles } from './scan-files.js';

const folder = mkdtempSync(join(tmpdir(), 'erasure-'));
/** Each test continues with the stack that the previous test left running. */
let stack: IsolatedStack;
beforeAll(async () => {
  stack = await IsolatedStack.start(folder);
});
afterAll(async () => {
  await IsolatedStack.stopAll();
  rmSync(folder, { recursive: true, force: true });
});

/** Connects to the stores of a running stack. */
const connectToStores = ({ env }: IsolatedStack) =>
  connectStores(
    {
      EVENTSTORE_URL: String(env['EVENTSTORE_URL']),
      MONGODB_URL: String(env['MONGODB_URL']),
      KEYS_MONGODB_URL: String(env['KEYS_MONGODB_URL']),
      MASTER_KEY: Buffer.from(String(env['MASTER_KEY']), 'base64'),
    },
    UNENCRYPTED_EVENT_TYPES,
  );
type OpenStores = Awaited<ReturnType<typeof connectToStores>>;
const closeStores = async ({ store, mongo, keysMongo }: OpenStores) => {
  await Promise.all([store.close(), mongo.close(), keysMongo.close()]);
};

async function readEventTypes({ store }: OpenStores, uid: string): Promise<readonly string[]> {
  const types: string[] = [];
  for await (const { type } of store.readStream(profileStream(uid))) types.push(type);
  return types;
}

const erase = (url: string, account: Account) => createApiClient(url, account).send('DELETE', `profile/${account.uid}`);

/** Resumes interrupted erasures, as if their lease had expired. */
async function resumeErasures(runningStack: IsolatedStack, { keysMongo }: OpenStores): Promise<void> {
  const erasures = keysMongo.db.collection('erasures');
  await erasures.updateMany({ state: { $in: ['begun', 'erased'] } }, { $set: { since: new Date(0) } });
  const { env } = runningStack;
  const response = await fetch(new URL('/internal/erasures/finish', env['COMMAND_API_URL']), {
    method: 'POST',
    headers: { authorization: `Bearer ${deriveServiceToken(Buffer.from(String(env['MASTER_KEY']), 'base64'))}` },
  });
  expect(await response.json()).toMatchObject({ failed: 0 });
}

const getMarkerTexts = (markers: Markers): readonly string[] => Object.values(markers);

it('leaves no personal data in any file after an account is deleted, and lets its email sign up again', async () => {
  const [markers, otherMarkers] = [createMarkers('erased'), createMarkers('other')];
  const account = await createCanaryUser(stack.url, markers);
  await createCanaryUser(stack.url, otherMarkers);
  // Checks the search itself: the emulator stores emails in plain text.
  expect(findTexts(listFiles(folder), [markers.email]).length).toBeGreaterThan(0);

  const stores = await connectToStores(stack);
  const key = await stores.keysMongo.db
    .collection<{ _id: string; wrapped?: { readonly buffer: Uint8Array } }>('keys')
    .findOne({ _id: account.uid });
  await closeStores(stores);
  const wrappedKey = Buffer.from(key?.wrapped?.buffer ?? []);
  const findKeyFiles = () => [...listFiles(folder)].filter((file) => readFileSync(file).includes(wrappedKey));
  expect(wrappedKey.length).toBeGreaterThan(32);
  expect(findKeyFiles()).not.toEqual([]);

  const response = await erase(stack.url, account);
  expect(response.status).toBe(200);
  expect(findKeyFiles()).toEqual([]);
  accountErased.parse(await response.json());
  expect(findTexts(listFiles(folder), getMarkerTexts(markers))).toEqual([]);
  expect((await createApiClient(stack.url, account).send('GET', `profile/${account.uid}`)).status).toBe(401);
  expect(await authenticate('signInWithPassword', stack.url, markers)).toBeUndefined();
  await stack.stop();
  expect(findTexts(listFiles(folder), getMarkerTexts(markers))).toEqual([]);
  expect(findTexts(listFiles(folder), [otherMarkers.email]).length).toBeGreaterThan(0);

  stack = await IsolatedStack.start(folder, 0, NO_FEEDS);
  const newAccount = await authenticate('signUp', stack.url, markers);
  expect(newAccount).toBeDefined();
  if (!newAccount) return;
  expect(newAccount.uid).not.toBe(account.uid);
  expect((await createApiClient(stack.url, newAccount).send('GET', `profile/${newAccount.uid}`)).status).toBe(404);
}, 180_000);

/** Files that a backup excludes: the keys, and the accounts of the emulator. */
const EXCLUDED_FILES_PATTERN = /trackrecord_keys|^accounts/;
const getRelativePath = (path: string): string => path.slice(folder.length + 1);

it('restores all other users but no data of an erased user from a backup without keys', async () => {
  const [markers, otherMarkers] = [createMarkers('erased'), createMarkers('other')];
  const erasedUser = await createCanaryUser(stack.url, markers);
  const otherUser = await createCanaryUser(stack.url, otherMarkers);
  const profileBefore = await (
    await createApiClient(stack.url, otherUser).send('GET', `profile/${otherUser.uid}`)
  ).json();
  await stack.stop();

  const backup = mkdtempSync(join(tmpdir(), 'backup-'));
  const isBackedUp = (path: string) =>
    !getRelativePath(path)
      .split('/')
      .some((part) => EXCLUDED_FILES_PATTERN.test(part));
  cpSync(folder, backup, { recursive: true, filter: isBackedUp });
  expect([...listFiles(backup)].some((file) => EXCLUDED_FILES_PATTERN.test(file.slice(backup.length + 1)))).toBe(false);
  stack = await IsolatedStack.start(folder, 0, NO_FEEDS);
  const signedInUser = await authenticate('signInWithPassword', stack.url, markers);
  expect(signedInUser?.uid).toBe(erasedUser.uid);
  expect((await erase(stack.url, signedInUser ?? erasedUser)).status).toBe(200);
  await stack.stop();

  for (const entry of readdirSync(backup)) {
    if (entry !== 'mongodb') rmSync(join(folder, entry), { recursive: true, force: true });
    cpSync(join(backup, entry), join(folder, entry), { recursive: true, force: true });
  }
  rmSync(backup, { recursive: true, force: true });
  stack = await IsolatedStack.start(folder, 0, NO_FEEDS);
  const stores = await connectToStores(stack);
  // The events are restored, but cannot be decrypted, and the list of erasures deletes them again.
  for await (const event of stores.store.readStream(profileStream(erasedUser.uid)))
    if (event.type !== 'AccountErased')
      await expect(stores.eventSealer.open(erasedUser.uid, event)).rejects.toThrow(KeyDestroyedError);
  expect(findTexts(listFiles(folder), getMarkerTexts(markers))).toEqual([]);
  expect(await authenticate('signInWithPassword', stack.url, markers)).toBeUndefined();
  await waitUntilPasses(async () => {
    await resumeErasures(stack, stores);
    expect(await readEventTypes(stores, erasedUser.uid)).toEqual(['AccountErased']);
  });
  await closeStores(stores);

  const signedInAgain = await authenticate('signInWithPassword', stack.url, otherMarkers);
  expect(signedInAgain?.uid).toBe(otherUser.uid);
  const profileResponse = await createApiClient(stack.url, signedInAgain ?? otherUser).send(
    'GET',
    `profile/${otherUser.uid}`,
  );
  expect(await profileResponse.json()).toEqual(profileBefore);
}, 240_000);

const waitUntilErasureStarted = ({ erasures }: OpenStores, uid: string): Promise<void> =>
  waitUntil('the erasure has started', () => erasures.has(uid));

it('completes a started erasure after all services are killed and restarted', async () => {
  const outcomes: string[] = [];
  const rounds = scaled(2, { min: 2 });
  for (let round = 0; round < rounds; round += 1) {
    const markers = createMarkers(`round-${String(round)}`);
    const account = await createCanaryUser(stack.url, markers);
    const storesBeforeKill = await connectToStores(stack);
    const response = erase(stack.url, account).catch(() => undefined);
    // Later rounds kill the services after the erasure has started, even on a slow machine.
    if (round >= rounds / 2) await waitUntilErasureStarted(storesBeforeKill, account.uid);
    await sleep(((round + 0.5) / rounds) * 150);
    await killStack(stack);
    await response;
    await closeStores(storesBeforeKill).catch(() => undefined);

    stack = await IsolatedStack.start(folder, 0, NO_FEEDS);
    const stores = await connectToStores(stack);
    const hasStarted = await stores.erasures.has(account.uid);
    outcomes.push(hasStarted ? 'started' : 'not started');
    if (hasStarted) {
      await resumeErasures(stack, stores);
      expect((await stores.erasures.find(account.uid))?.receipt).toBeDefined();
      expect(await readEventTypes(stores, account.uid)).toEqual(['AccountErased']);
      expect(await authenticate('signInWithPassword', stack.url, markers)).toBeUndefined();
      expect(findTexts(listFiles(folder), getMarkerTexts(markers))).toEqual([]);
    } else {
      const signedInAgain = await authenticate('signInWithPassword', stack.url, markers);
      const api = createApiClient(stack.url, signedInAgain ?? account);
      await waitUntilPasses(async () => {
        expect((await api.send('GET', `profile/${account.uid}`)).status).toBe(200);
      });
    }
    await closeStores(stores);
  }
  expect(outcomes).toContain('started');
  await stack.stop();
}, 400_000);

/** Redis is stopped by a guard process; killing the guard would leave Redis running. */
const GUARDED_SERVICES: ReadonlySet<string> = new Set(['redis']);

/** Kills a stack and all its services. */
async function killStack(stackToKill: IsolatedStack): Promise<void> {
  const { pids } = stackToKill;
  for (const [name, pid] of Object.entries(pids)) if (!GUARDED_SERVICES.has(name)) killProcess(pid);
  await stackToKill.stop('SIGKILL');
  await waitUntil('all services have ended', () => !Object.values(pids).some(isRunning));
}
