import { randomUUID } from 'node:crypto';
import { type ProcessDocument, processReport, PROCESSES_COLLECTION } from '@trackrecord/contracts';
import { createLogger } from '../logging/logger.js';
import { Metrics } from '../metrics/metrics.js';
import { Probes } from '../healthcheck/probes.js';
import type { Stores } from '../stores/connect-stores.js';
import { closeTestStores, connectTestStores } from '../testing/test-stores.js';
import { waitFor } from '../testing/wait-for.js';
import { Presence } from './presence.js';
import type { Database } from '../mongo/database.js';

let stores: Stores;
let db: Database;
beforeAll(async () => {
  stores = await connectTestStores(new Set());
  db = stores.mongo.db.client.db(`presence-${randomUUID().slice(0, 8)}`);
});
afterAll(async () => {
  await db.dropDatabase();
  await closeTestStores(stores);
});

const readReport = (instance: string): Promise<ProcessDocument | null> =>
  db.collection<ProcessDocument>(PROCESSES_COLLECTION).findOne({ _id: instance });

it('reports what a process does until it is stopped', async () => {
  const instance = `worker-${randomUUID()}`;
  const metrics = new Metrics();
  const probes = new Probes(metrics, {
    redis: () => Promise.reject(new Error('redis://user:secret@host is down')),
    'read models': () => Promise.resolve(),
  });
  const presence = new Presence(db, {
    service: 'worker',
    version: '1.2.3',
    instance,
    metrics,
    probes,
    readQueues: () => [{ queue: 'cv', concurrency: 4, active: 1 }],
    readLags: () => [{ projection: 'profile', seconds: 0.5 }],
    readIndexLag: () => 0.25,
    readAiBudgetUsed: () => Promise.reject(new Error('no Redis')),
    logger: createLogger('test', 'silent'),
  }).start();
  const { _id, seenAt, ...report } = await waitFor('a report', async () => (await readReport(instance)) ?? undefined);
  expect(Math.abs(seenAt.getTime() - Date.now())).toBeLessThan(600_000);
  expect(processReport.parse(report)).toMatchObject({
    service: 'worker',
    instance: _id,
    version: '1.2.3',
    isReady: false,
    failing: ['redis'],
    queues: [{ queue: 'cv', concurrency: 4, active: 1 }],
    projections: [{ projection: 'profile', lags: [0.5] }],
    relayLag: null,
    indexLag: 0.25,
    aiBudgetUsed: null,
    requestsPerSecond: null,
    p95Seconds: null,
  });
  expect(JSON.stringify(report)).not.toContain('secret');
  await presence.stop();
  expect(await readReport(instance)).toBeNull();
});
