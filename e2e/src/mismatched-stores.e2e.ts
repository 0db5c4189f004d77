import { randomUUID } from 'node:crypto';
import { copyFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { OwnStack } from './own-stack.js';
import { StackScene } from './stack-scene.js';

const SAVES = 40;
const LAST_NAME = `Ada ${String(SAVES - 1)}`;

/** A stopped stack with the saves of one user; tests copy it. */
const template = new StackScene();
let lastRevision: number;
beforeAll(async () => {
  await template.start();
  for (let count = 0; count < SAVES; count += 1) {
    ({ revision: lastRevision } = await template.save(`Ada ${String(count)}`));
  }
  expect(await template.name(lastRevision)).toBe(LAST_NAME);
  await template.stop();
}, 120_000);
afterEach(() => OwnStack.stopAll(), 60_000);
afterAll(() => StackScene.removeAll(), 60_000);

it('repairs the read models when a short tail of the event log is missing', async () => {
  const scene = template.copy();
  copyFileSync(scene.eventLog, scene.logBackup);
  await scene.start();
  const key = randomUUID();
  const lost = await scene.save('Lost', key);
  expect(await scene.name(lost.revision)).toBe('Lost');
  await scene.stop();

  copyFileSync(scene.logBackup, scene.eventLog);
  await scene.start();
  expect(await scene.name()).toBe(LAST_NAME);
  expect(scene.log('projector')).toContain('event log went back, views repaired');
  // The stored response refers to an event that the log lost, so the request is executed again.
  const again = await scene.save('Lost', key);
  expect(again).toEqual({ status: 200, revision: lastRevision + 1 });
  expect(await scene.name(again.revision)).toBe('Lost');
  const next = await scene.save('Next');
  expect(await scene.name(next.revision)).toBe('Next');
}, 180_000);

it('does not start with half of the event log missing until ACCEPT_LOG accepts it', async () => {
  const scene = template.copy();
  truncateSync(scene.eventLog, Math.floor(statSync(scene.eventLog).size / 2));
  const error = await scene.startError();
  expect(error).toMatch(/The event log and the read models do not fit together.* is missing/);
  expect(error).toContain('Restore the event log');
  const [, name = ''] = /ACCEPT_LOG=([\w-]+@\d+)/.exec(error) ?? [];

  await scene.start({ ACCEPT_LOG: name });
  const next = await scene.save('Next');
  expect(next.revision).toBeLessThan(lastRevision);
  expect(await scene.name(next.revision)).toBe('Next');
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  await scene.stop();

  await scene.start();
  expect(await scene.name()).toBe('Next');
}, 240_000);

it('does not start with an empty event log beside read models', async () => {
  const scene = template.copy();
  rmSync(scene.eventLog);
  const error = await scene.startError();
  expect(error).toContain('the event log is empty');
  const [, name = ''] = /ACCEPT_LOG=([\w-]+@\d+)/.exec(error) ?? [];
  await scene.start({ ACCEPT_LOG: name });
  expect(await scene.name()).toBe('status 404 profile-not-found');
  const next = await scene.save('Next');
  expect(await scene.name(next.revision)).toBe('Next');
}, 240_000);

it('does not start with an empty key database beside accounts', async () => {
  const scene = template.copy();
  rmSync(join(scene.folder, 'mongodb', 'trackrecord_keys.mdb'));
  expect(await scene.startError()).toMatch(/The database of keys \(KEYS_MONGODB_URL\) is empty/);
}, 120_000);
