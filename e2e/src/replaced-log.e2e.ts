import { copyFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { sleep } from '@trackrecord/platform';
import { type ApiResult, StackScene } from './stack-scene.js';

afterEach(() => StackScene.removeAll(), 60_000);

/** Retries assertions until they pass. @throws the last error on timeout. */
async function retry(timeoutMs: number, assert: () => Promise<void>): Promise<void> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    try {
      await assert();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await sleep(200);
    }
  }
}

/** Saves names `Ada 0`, `Ada 1` and so on; returns the last revision. */
async function saveNames(scene: StackScene, count: number): Promise<number> {
  let revision = -1;
  for (let number = 0; number < count; number += 1) revision = (await scene.save(`Ada ${String(number)}`)).revision;
  return revision;
}

/** Saves repeatedly until the API responds with an error code. Returns all responses. */
async function saveUntilErrorCode(scene: StackScene, code: string): Promise<readonly ApiResult[]> {
  const responses: ApiResult[] = [];
  const until = Date.now() + 30_000;
  while (responses.at(-1)?.code !== code && Date.now() < until) responses.push(await scene.trySave('Too late'));
  return responses;
}

describe('running stack whose event log is replaced', () => {
  it('repairs read models ahead of a log that lost its last event, and counts them', async () => {
    const scene = new StackScene();
    await scene.start();
    const lastRevision = await saveNames(scene, 40);
    copyFileSync(scene.eventLog, scene.logBackup);
    const lost = await scene.save('Lost');
    expect(await scene.name(lost.revision)).toBe('Lost');
    expect(await scene.counter('projector', 'repaired_views_total')).toBe(0);

    await scene.replaceLog(scene.logBackup);
    await retry(30_000, async () => expect(await scene.name()).toBe('Ada 39'));
    await retry(10_000, async () => {
      expect(scene.log('projector')).toContain('event log went back, views repaired');
      expect(await scene.counter('projector', 'repaired_views_total')).toBeGreaterThan(0);
    });
    // A client that has seen the lost revision gets an error, not stale data.
    expect(await scene.name(lost.revision)).toBe('status 503 revision-lost');

    const next = await scene.save('Next');
    expect(next.revision).toBe(lastRevision + 1);
    expect(await scene.name(next.revision)).toBe('Next');
    await retry(15_000, async () => expect((await scene.health()).status).toBe(200));
  }, 180_000);

  it('rejects writes while half of the log is missing, and recovers once it is restored', async () => {
    const scene = new StackScene();
    await scene.start();
    const last = await saveNames(scene, 30);
    expect(await scene.name(last)).toBe('Ada 29');
    const whole = join(scene.folder, 'whole.log');
    copyFileSync(scene.eventLog, whole);
    copyFileSync(scene.eventLog, scene.logBackup);
    truncateSync(scene.logBackup, Math.floor(statSync(scene.logBackup).size / 2));

    await scene.replaceLog(scene.logBackup);
    const responses = await saveUntilErrorCode(scene, 'event-log');
    expect(responses.filter(({ status }) => status < 500)).toEqual([]);
    expect(responses.at(-1)).toEqual({ status: 503, code: 'event-log', retryAfter: '60' });
    await retry(15_000, async () => {
      expect(await scene.health()).toMatchObject({ status: 503, parts: { 'command-api': 'down', projector: 'down' } });
    });
    expect(scene.log('command-api')).toMatch(/The event log and the read models do not fit together.* is missing/);
    expect(scene.log('projector')).toMatch(/The event log and the read models do not fit together.* is missing/);
    // The read models are the last copy of the data, so they must not be repaired.
    expect(await scene.name()).toBe('Ada 29');
    expect(await scene.counter('projector', 'repaired_views_total')).toBe(0);

    await scene.replaceLog(whole);
    const healthy = { 'command-api': 'ok', projector: 'ok', relay: 'ok' };
    await retry(40_000, async () => expect(await scene.health()).toMatchObject({ status: 200, parts: healthy }));
    const next = await scene.save('Next');
    expect(next.revision).toBe(last + 1);
    expect(await scene.name(next.revision)).toBe('Next');
  }, 240_000);
});
