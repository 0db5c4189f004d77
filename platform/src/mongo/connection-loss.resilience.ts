import { openOtherCollection } from '../testing/other-collection.js';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { sleep } from '../lifecycle/sleep.js';
import { withDeadline } from '../lifecycle/shutdown.js';
import { testVariable } from '../testing/test-stack.js';
import { connectMongo, type Mongo } from './connect.js';

/** Operations that never settle exceed it, those on a busy machine do not (ms). */
const DEADLINE_MS = 120_000;

const sockets = new Set<Socket>();
const collect = (message: unknown) => void sockets.add((message as { socket: Socket }).socket);

let mongo: Mongo;

beforeAll(async () => {
  subscribe('net.client.socket', collect);
  mongo = await connectMongo(testVariable('MONGODB_URL'));
  // Waits until the driver's server monitor is between two heartbeats, so that a failure causes one at once.
  await Promise.all(Array.from({ length: 8 }, () => mongo.db.command({ ping: 1 })));
  await sleep(1_100);
});
afterAll(async () => {
  unsubscribe('net.client.socket', collect);
  await mongo.close();
});

describe('connectMongo, when the server closes every connection', () => {
  it('settles operations that start before the driver notices the closed sockets, and reconnects', async () => {
    for (const socket of sockets) socket.destroy();
    const things = openOtherCollection<{ _id: string }>(mongo.db, 'connection-loss');
    const operations = Array.from({ length: 40 }, () => things.findOne({ _id: 'any' }));
    await withDeadline(Promise.allSettled(operations), DEADLINE_MS, 'the operations');
    await withDeadline(things.findOne({ _id: 'any' }), DEADLINE_MS, 'the next operation');
  });
});
