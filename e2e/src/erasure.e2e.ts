import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountErased, CLEAR_EVENT_TYPES, profileStream } from '@trackrecord/contracts';
import { connectStores, KeyDestroyed, pause, serviceToken } from '@trackrecord/platform';
import { scaled } from '@trackrecord/platform/testing/test-scale';
import { filesBelow, foundIn } from './found-in-files.js';
import { type Account, asking, entersBy, livesMarked, type Markers, markersOf } from './marked-life.js';
import { NO_FEEDS, OwnStack, runs } from './own-stack.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'erasure-'));
});
afterEach(async () => {
  await OwnStack.endAll();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

/** Connects to the stores of a running stack. */
const storesOf = ({ env }: OwnStack) =>
  connectStores(
    {
      EVENTSTORE_URL: String(env['EVENTSTORE_URL']),
      MONGODB_URL: String(env['MONGODB_URL']),
      KEYS_MONGODB_URL: String(env['KEYS_MONGODB_URL']),
      MASTER_KEY: Buffer.from(String(env['MASTER_KEY']), 'base64'),
    },
    CLEAR_EVENT_TYPES,
  );
type OpenStores = Awaited<ReturnType<typeof storesOf>>;
const closing = async ({ store, mongo, keysMongo }: OpenStores) => {
  await Promise.all([store.close(), mongo.close(), keysMongo.close()]);
};

async function typesIn({ store }: OpenStores, uid: string): Promise<readonly string[]> {
  const types: string[] = [];
  for await (const { type } of store.readStream(profileStream(uid))) types.push(type);
  return types;
}

const erase = (url: string, account: Account) => asking(url, account).send('DELETE', `profile/${account.uid}`);

/** Resumes interrupted erasures, as if their lease had expired. */
async function finishes(stack: OwnStack, { keysMongo }: OpenStores): Promise<void> {
  const erasures = keysMongo.db.collection('erasures');
  await erasures.updateMany({ state: { $in: ['begun', 'erased'] } }, { $set: { since: new Date(0) } });
  const { env } = stack;
  const answer = await fetch(new URL('/internal/erasures/finish', env['COMMAND_API_URL']), {
    method: 'POST',
    headers: { authorization: `Bearer ${serviceToken(Buffer.from(String(env['MASTER_KEY']), 'base64'))}` },
  });
  expect(await answer.json()).toMatchObject({ failed: 0 });
}

const textsOf = (marks: Markers): readonly string[] => Object.values(marks);

it('leaves no personal data in any file after an account is deleted, and lets its email sign up again', async () => {
  const stack = await OwnStack.start(folder);
  const [marks, others] = [markersOf('gone'), markersOf('staying')];
  const account = await livesMarked(stack.url, marks);
  await livesMarked(stack.url, others);
  // Checks the search itself: the emulator stores emails in plain text.
  expect(foundIn(filesBelow(folder), [marks.email]).length).toBeGreaterThan(0);

  const stores = await storesOf(stack);
  const key = await stores.keysMongo.db
    .collection<{ _id: string; wrapped?: { readonly buffer: Uint8Array } }>('keys')
    .findOne({ _id: account.uid });
  await closing(stores);
  const wrapped = Buffer.from(key?.wrapped?.buffer ?? []);
  const holdsKey = () => [...filesBelow(folder)].filter((file) => readFileSync(file).includes(wrapped));
  expect(wrapped.length).toBeGreaterThan(32);
  expect(holdsKey()).not.toEqual([]);

  const answer = await erase(stack.url, account);
  expect(answer.status).toBe(200);
  expect(holdsKey()).toEqual([]);
  accountErased.parse(await answer.json());
  expect(foundIn(filesBelow(folder), textsOf(marks))).toEqual([]);
  expect((await asking(stack.url, account).send('GET', `profile/${account.uid}`)).status).toBe(401);
  expect(await entersBy('signInWithPassword', stack.url, marks)).toBeUndefined();
  await stack.end();
  expect(foundIn(filesBelow(folder), textsOf(marks))).toEqual([]);
  expect(foundIn(filesBelow(folder), [others.email]).length).toBeGreaterThan(0);

  const again = await OwnStack.start(folder, 0, NO_FEEDS);
  const anew = await entersBy('signUp', again.url, marks);
  expect(anew).toBeDefined();
  if (!anew) return;
  expect(anew.uid).not.toBe(account.uid);
  expect((await asking(again.url, anew).send('GET', `profile/${anew.uid}`)).status).toBe(404);
  await again.end();
}, 180_000);

/** What a backup excludes: the files of the keys and the accounts of the emulator. */
const LEFT_OUT = /trackrecord_keys|^accounts/;
const partsOf = (path: string): string => path.slice(folder.length + 1);

it('restores nothing of an erased user from a backup without keys, and everything of other users', async () => {
  const first = await OwnStack.start(folder, 0, NO_FEEDS);
  const [marks, others] = [markersOf('gone'), markersOf('staying')];
  const gone = await livesMarked(first.url, marks);
  const staying = await livesMarked(first.url, others);
  const before = await (await asking(first.url, staying).send('GET', `profile/${staying.uid}`)).json();
  await first.end();

  const backup = mkdtempSync(join(tmpdir(), 'backup-'));
  const isBackedUp = (path: string) =>
    !partsOf(path)
      .split('/')
      .some((part) => LEFT_OUT.test(part));
  cpSync(folder, backup, { recursive: true, filter: isBackedUp });
  expect([...filesBelow(backup)].some((file) => LEFT_OUT.test(file.slice(backup.length + 1)))).toBe(false);
  const second = await OwnStack.start(folder, 0, NO_FEEDS);
  const signedIn = await entersBy('signInWithPassword', second.url, marks);
  expect(signedIn?.uid).toBe(gone.uid);
  expect((await erase(second.url, signedIn ?? gone)).status).toBe(200);
  await second.end();

  for (const part of readdirSync(backup)) {
    if (part !== 'mongodb') rmSync(join(folder, part), { recursive: true, force: true });
    cpSync(join(backup, part), join(folder, part), { recursive: true, force: true });
  }
  rmSync(backup, { recursive: true, force: true });
  const third = await OwnStack.start(folder, 0, NO_FEEDS);
  const stores = await storesOf(third);
  // The events are restored, but cannot be decrypted, and the list of erasures deletes them again.
  for await (const event of stores.store.readStream(profileStream(gone.uid)))
    if (event.type !== 'AccountErased') await expect(stores.sealed.open(gone.uid, event)).rejects.toThrow(KeyDestroyed);
  expect(foundIn(filesBelow(folder), textsOf(marks))).toEqual([]);
  expect(await entersBy('signInWithPassword', third.url, marks)).toBeUndefined();
  for (let left = 50; left > 0 && (await typesIn(stores, gone.uid)).length > 1; left -= 1) {
    await finishes(third, stores);
    await pause(200);
  }
  expect(await typesIn(stores, gone.uid)).toEqual(['AccountErased']);
  await closing(stores);

  const back = await entersBy('signInWithPassword', third.url, others);
  expect(back?.uid).toBe(staying.uid);
  const after = await asking(third.url, back ?? staying).send('GET', `profile/${staying.uid}`);
  expect(await after.json()).toEqual(before);
  await third.end();
}, 240_000);

it('completes an erasure after a restart, or never began it, when all services are killed meanwhile', async () => {
  let stack = await OwnStack.start(folder, 0, NO_FEEDS);
  const outcomes: string[] = [];
  const rounds = scaled(2, { min: 2 });
  for (let round = 0; round < rounds; round += 1) {
    const marks = markersOf(`round-${String(round)}`);
    const account = await livesMarked(stack.url, marks);
    const answer = erase(stack.url, account).catch(() => undefined);
    await pause(((round + 0.5) / rounds) * 300);
    await dies(stack);
    await answer;

    stack = await OwnStack.start(folder, 0, NO_FEEDS);
    const stores = await storesOf(stack);
    const begun = await stores.erasures.has(account.uid);
    outcomes.push(begun ? 'begun' : 'not begun');
    if (begun) {
      await finishes(stack, stores);
      expect((await stores.erasures.find(account.uid))?.receipt).toBeDefined();
      expect(await typesIn(stores, account.uid)).toEqual(['AccountErased']);
      expect(await entersBy('signInWithPassword', stack.url, marks)).toBeUndefined();
      expect(foundIn(filesBelow(folder), textsOf(marks))).toEqual([]);
    } else {
      const back = await entersBy('signInWithPassword', stack.url, marks);
      expect((await asking(stack.url, back ?? account).send('GET', `profile/${account.uid}`)).status).toBe(200);
    }
    await closing(stores);
  }
  expect(outcomes).toContain('begun');
  await stack.end();
}, 400_000);

/** Services that a guard process stops. A killed guard would leave them running. */
const GUARDED: ReadonlySet<string> = new Set(['redis']);

/** Kills a stack and all its services. */
async function dies(stack: OwnStack): Promise<void> {
  const { pids } = stack;
  for (const [name, pid] of Object.entries(pids)) if (!GUARDED.has(name)) process.kill(pid, 'SIGKILL');
  await stack.end('SIGKILL');
  while (Object.values(pids).some(runs)) await pause(50);
}
