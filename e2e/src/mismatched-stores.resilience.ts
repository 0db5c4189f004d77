import { randomUUID } from 'node:crypto';
import { copyFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntilPasses } from '@trackrecord/platform/testing/wait-for';
import { IsolatedStack } from './isolated-stack.js';
import { StackFixture } from './stack-fixture.js';

const SAVE_COUNT = 40;
const LAST_NAME = `Ada ${String(SAVE_COUNT - 1)}`;
const LOST_SAVE_IDEMPOTENCY_KEY = randomUUID();

/** A stopped stack with the saves of one user, and a backup of its log without the last save; tests copy it. */
const template = new StackFixture();
let lastRevision: number;
beforeAll(async () => {
  await template.start();
  for (let index = 0; index < SAVE_COUNT; index += 1) {
    ({ revision: lastRevision } = await template.save(`Ada ${String(index)}`));
  }
  expect(await template.fetchName(lastRevision)).toBe(LAST_NAME);
  copyFileSync(template.eventLogFile, template.eventLogBackup);
  const lostSave = await template.save('Lost', LOST_SAVE_IDEMPOTENCY_KEY);
  expect(await template.fetchName(lostSave.revision)).toBe('Lost');
  await template.stop();
});
afterEach(() => IsolatedStack.stopAll());
afterAll(() => StackFixture.removeAll());

it('repairs the read models when a short tail of the event log is missing', async () => {
  const fixture = template.copy();
  copyFileSync(fixture.eventLogBackup, fixture.eventLogFile);
  await fixture.start();
  expect(await fixture.fetchName()).toBe(LAST_NAME);
  expect(fixture.readServiceLog('projector')).toContain('event log rolled back, views repaired');
  // The stored response refers to an event that the log lost, so the request is executed again.
  const retriedSave = await fixture.save('Lost', LOST_SAVE_IDEMPOTENCY_KEY);
  expect(retriedSave).toEqual({ status: 200, revision: lastRevision + 1 });
  expect(await fixture.fetchName(retriedSave.revision)).toBe('Lost');
  const nextSave = await fixture.save('Next');
  expect(await fixture.fetchName(nextSave.revision)).toBe('Next');
  await waitUntilPasses(async () => {
    const { index, log } = await fixture.readIndexAndLog();
    expect(index).toEqual(log);
  });
}, 180_000);

it('does not start with half of the event log missing until ACCEPT_LOG accepts it', async () => {
  const fixture = template.copy();
  truncateSync(fixture.eventLogFile, Math.floor(statSync(fixture.eventLogFile).size / 2));
  const error = await fixture.getStartError();
  expect(error).toMatch(/The event log and the read models do not fit together.* is missing/);
  expect(error).toContain('Restore the event log');
  const [, acceptedLog = ''] = /ACCEPT_LOG=([\w-]+@\d+)/.exec(error) ?? [];

  await fixture.start({ ACCEPT_LOG: acceptedLog });
  const nextSave = await fixture.save('Next');
  expect(nextSave.revision).toBeLessThan(lastRevision);
  expect(await fixture.fetchName(nextSave.revision)).toBe('Next');
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  await fixture.stop();

  await fixture.start();
  expect(await fixture.fetchName()).toBe('Next');
}, 240_000);

it('does not start with an empty event log beside read models', async () => {
  const fixture = template.copy();
  rmSync(fixture.eventLogFile);
  const error = await fixture.getStartError();
  expect(error).toContain('the event log is empty');
  const [, acceptedLog = ''] = /ACCEPT_LOG=([\w-]+@\d+)/.exec(error) ?? [];
  await fixture.start({ ACCEPT_LOG: acceptedLog, EVENT_INDEX_DAYS: '0' });
  expect(await fixture.fetchName()).toBe('status 404 profile-not-found');
  const nextSave = await fixture.save('Next');
  expect(await fixture.fetchName(nextSave.revision)).toBe('Next');
  // Without an index, the one of before is dropped, with the checkpoint that the log does not have.
  await waitUntilPasses(async () => {
    const { index, log, leases } = await fixture.readIndexAndLog();
    expect(log.length).toBeGreaterThan(0);
    expect(index).toEqual([]);
    expect(leases).toContain('profile');
    expect(leases).not.toContain('event-index');
  });
}, 240_000);

it('does not start with an empty key database beside accounts', async () => {
  const fixture = template.copy();
  rmSync(join(fixture.folder, 'mongodb', 'trackrecord_keys.mdb'));
  expect(await fixture.getStartError()).toMatch(/The database of keys \(KEYS_MONGODB_URL\) is empty/);
});
