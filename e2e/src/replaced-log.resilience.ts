import { copyFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntil, waitUntilPasses } from '@trackrecord/platform/testing/wait-for';
import { type ApiResult, StackFixture } from './stack-fixture.js';

afterEach(() => StackFixture.removeAll());

/** Saves names `Ada 0`, `Ada 1` and so on; returns the last revision. */
async function saveNames(fixture: StackFixture, count: number): Promise<number> {
  let revision = -1;
  for (let index = 0; index < count; index += 1) revision = (await fixture.save(`Ada ${String(index)}`)).revision;
  return revision;
}

/** Saves repeatedly until the API responds with an error code. Returns all responses. */
async function saveUntilErrorCode(fixture: StackFixture, code: string): Promise<readonly ApiResult[]> {
  const responses: ApiResult[] = [];
  await waitUntil(`a save is refused as ${code}`, async () => {
    responses.push(await fixture.trySave('Too late'));
    return responses.at(-1)?.code === code;
  });
  return responses;
}

/** Waits until the index of events has exactly the events of the log. */
async function expectIndexEqualsLog(fixture: StackFixture): Promise<void> {
  await waitUntilPasses(async () => {
    const { index, log } = await fixture.readIndexAndLog();
    expect(log.length).toBeGreaterThan(0);
    expect(index).toEqual(log);
  });
}

describe('running stack whose event log is replaced', () => {
  it('repairs read models ahead of a log that lost its last event, and counts them', async () => {
    const fixture = new StackFixture();
    await fixture.start();
    const lastRevision = await saveNames(fixture, 40);
    copyFileSync(fixture.eventLogFile, fixture.eventLogBackup);
    const lostSave = await fixture.save('Lost');
    expect(await fixture.fetchName(lostSave.revision)).toBe('Lost');
    expect(await fixture.fetchCounter('projector', 'repaired_views_total')).toBe(0);
    await expectIndexEqualsLog(fixture);

    await fixture.replaceEventLog(fixture.eventLogBackup);
    await waitUntilPasses(async () => expect(await fixture.fetchName()).toBe('Ada 39'));
    await waitUntilPasses(async () => {
      expect(fixture.readServiceLog('projector')).toContain('event log rolled back, views repaired');
      expect(await fixture.fetchCounter('projector', 'repaired_views_total')).toBeGreaterThan(0);
    });
    // A client that has seen the lost revision gets an error, not stale data.
    expect(await fixture.fetchName(lostSave.revision)).toBe('status 503 revision-lost');

    const nextSave = await fixture.save('Next');
    expect(nextSave.revision).toBe(lastRevision + 1);
    expect(await fixture.fetchName(nextSave.revision)).toBe('Next');
    await waitUntilPasses(async () => expect((await fixture.fetchHealth()).status).toBe(200));
    await expectIndexEqualsLog(fixture);
    expect(fixture.readServiceLog('projector')).toContain('"reason":"event log rolled back"');
  }, 180_000);

  it('rejects writes while half of the log is missing, and recovers once it is restored', async () => {
    const fixture = new StackFixture();
    await fixture.start();
    const lastRevision = await saveNames(fixture, 30);
    expect(await fixture.fetchName(lastRevision)).toBe('Ada 29');
    const fullLog = join(fixture.folder, 'full.log');
    copyFileSync(fixture.eventLogFile, fullLog);
    copyFileSync(fixture.eventLogFile, fixture.eventLogBackup);
    truncateSync(fixture.eventLogBackup, Math.floor(statSync(fixture.eventLogBackup).size / 2));

    await fixture.replaceEventLog(fixture.eventLogBackup);
    const responses = await saveUntilErrorCode(fixture, 'event-log');
    expect(responses.filter(({ status }) => status < 500)).toEqual([]);
    expect(responses.at(-1)).toEqual({ status: 503, code: 'event-log', retryAfter: '60' });
    await waitUntilPasses(async () => {
      expect(await fixture.fetchHealth()).toMatchObject({
        status: 503,
        parts: { 'command-api': 'down', projector: 'down' },
      });
    });
    expect(fixture.readServiceLog('command-api')).toMatch(
      /The event log and the read models do not fit together.* is missing/,
    );
    expect(fixture.readServiceLog('projector')).toMatch(
      /The event log and the read models do not fit together.* is missing/,
    );
    // The read models are the last copy of the data, so they must not be repaired.
    expect(await fixture.fetchName()).toBe('Ada 29');
    expect(await fixture.fetchCounter('projector', 'repaired_views_total')).toBe(0);

    await fixture.replaceEventLog(fullLog);
    const healthyParts = { 'command-api': 'ok', projector: 'ok', relay: 'ok' };
    await waitUntilPasses(async () =>
      expect(await fixture.fetchHealth()).toMatchObject({ status: 200, parts: healthyParts }),
    );
    const nextSave = await fixture.save('Next');
    expect(nextSave.revision).toBe(lastRevision + 1);
    expect(await fixture.fetchName(nextSave.revision)).toBe('Next');
  }, 240_000);
});
