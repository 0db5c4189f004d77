import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createLogger } from '../logging/logger.js';
import { sleep } from '../lifecycle/sleep.js';
import { testVariable } from '../testing/test-stack.js';
import { waitUntil } from '../testing/wait-for.js';
import { connectMongo, type Mongo } from './connect.js';
import { Lease } from './lease.js';
import { getCurrentProcess } from './lease.js';

let mongo: Mongo;

beforeAll(async () => {
  mongo = await connectMongo(testVariable('MONGODB_URL'));
});
afterAll(() => mongo.close());

/** How long the lease of the other owner lasts: longer than any wait of these tests. */
const LEASE_MS = 300_000;

/** Stores a lease that another process just acquired. Returns true if the next owner takes it over in a time. */
async function isTakenOver(timeoutMs: number, pid: number, host = getCurrentProcess()?.host): Promise<boolean> {
  const name = `lease-${randomUUID()}`;
  const leases = mongo.db.collection<{ _id: string }>('leases');
  const document = { owner: 'killed', until: new Date(Date.now() + LEASE_MS), process: { host, pid } };
  await leases.updateOne({ _id: name }, { $set: document }, { upsert: true });
  const stopController = new AbortController();
  let hasTakenOver = false;
  const lease = new Lease(mongo.db, name, 'next', createLogger('test', 'silent')).hold(
    stopController.signal,
    async (held) => {
      hasTakenOver = true;
      stopController.abort();
      await sleep(1, held);
    },
  );
  const timeout = setTimeout(() => stopController.abort(), timeoutMs);
  await lease;
  clearTimeout(timeout);
  return hasTakenOver;
}

it('takes over the lease of an exited process of this host before it ends', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  expect(await isTakenOver(30_000, pid)).toBe(true);
});

it('does not take over the lease of a running process or of another host', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  const attempts = [isTakenOver(1_500, process.pid), isTakenOver(1_500, pid, 'another host')];
  expect(await Promise.all(attempts)).toEqual([false, false]);
});

it('renews the leases of a process together, and loses only that which another owner has', async () => {
  const stopController = new AbortController();
  const leases = mongo.db.collection<{ _id: string; owner: string; until: Date }>('leases');
  const logger = createLogger('test', 'silent');
  const times = { leaseMs: LEASE_MS, renewalIntervalMs: 200, marginMs: 500 };
  const hold = (name: string) => {
    const lease = new Lease(mongo.db, name, randomUUID(), logger, times);
    let lossCount = 0;
    const held = lease.hold(stopController.signal, async (signal) => {
      await sleep(LEASE_MS, signal);
      if (!stopController.signal.aborted) lossCount += 1;
    });
    return { name, lease, held, countLosses: () => lossCount };
  };
  const [kept, lost] = [hold(`kept-${randomUUID()}`), hold(`lost-${randomUUID()}`)];
  const readUntil = async (): Promise<number> => (await leases.findOne({ _id: kept.name }))?.until.getTime() ?? 0;
  await waitUntil('both are held', () => kept.lease.isHeld && lost.lease.isHeld);
  const firstUntil = await readUntil();
  await waitUntil('it was renewed', async () => (await readUntil()) > firstUntil);

  await leases.updateOne({ _id: lost.name }, { $set: { owner: 'another', until: new Date(Date.now() + LEASE_MS) } });
  await waitUntil('one was lost', () => lost.countLosses() === 1);
  const untilAfterLoss = await readUntil();
  await waitUntil('the other was renewed', async () => (await readUntil()) > untilAfterLoss);
  expect(kept.countLosses()).toBe(0);
  stopController.abort();
  await Promise.all([kept.held, lost.held]);
});
