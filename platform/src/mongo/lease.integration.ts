import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createLogger } from '../logging/logger.js';
import { sleep } from '../lifecycle/sleep.js';
import { testVariable } from '../testing/test-stack.js';
import { connectMongo, type Mongo } from './connect.js';
import { Lease } from './lease.js';
import { getCurrentProcess } from './lease.js';

let mongo: Mongo;

beforeAll(async () => {
  mongo = await connectMongo(testVariable('MONGODB_URL'));
});
afterAll(() => mongo.close());

/** Stores a lease that another process just acquired; returns how long the next owner waits for it (ms). */
async function measureTakeover(pid: number, host = getCurrentProcess()?.host): Promise<number> {
  const name = `lease-${randomUUID()}`;
  const leases = mongo.db.collection<{ _id: string }>('leases');
  const document = { owner: 'killed', until: new Date(Date.now() + 6_000), process: { host, pid } };
  await leases.updateOne({ _id: name }, { $set: document }, { upsert: true });
  const since = performance.now();
  const stopController = new AbortController();
  let waitedMs = Infinity;
  const lease = new Lease(mongo.db, name, 'next', createLogger('test', 'silent')).hold(
    stopController.signal,
    async (held) => {
      waitedMs = performance.now() - since;
      stopController.abort();
      await sleep(1, held);
    },
  );
  const timeout = setTimeout(() => stopController.abort(), 1_500);
  await lease;
  clearTimeout(timeout);
  return waitedMs;
}

it('takes over the lease of an exited process of this host immediately', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  expect(await measureTakeover(pid)).toBeLessThan(1_500);
});

it('does not take over the lease of a running process or of another host', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  expect(await Promise.all([measureTakeover(process.pid), measureTakeover(pid, 'another host')])).toEqual([
    Infinity,
    Infinity,
  ]);
});
