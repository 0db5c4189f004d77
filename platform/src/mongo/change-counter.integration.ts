import { randomUUID } from 'node:crypto';
import { testVariable } from '../testing/test-stack.js';
import { ChangeCounter } from './change-counter.js';
import { connectMongo, type Mongo } from './connect.js';

let mongo: Mongo;
let changes: ChangeCounter;
let notifications: number;
beforeEach(async () => {
  mongo = await connectMongo(testVariable('MONGODB_URL').replace(/\/[^/]*$/, `/changes_${randomUUID()}`));
  changes = new ChangeCounter(mongo.db, 'things');
  notifications = 0;
});
afterEach(async () => {
  await mongo.db.dropDatabase();
  await mongo.close();
});

const write = () => changes.write(() => Promise.resolve());
const interruptWrite = () => changes.write(() => Promise.reject(new Error('killed')));
const notify = () => changes.notifyIfChanged(() => Promise.resolve(void (notifications += 1)));

it('counts a change once it is written, with the interrupted ones before it', async () => {
  await write();
  await expect(interruptWrite()).rejects.toThrow('killed');
  expect(await changes.readLatest()).toBe(1);
  await write();
  expect(await changes.readLatest()).toBe(3);
});

it('publishes interrupted changes before the next write', async () => {
  await changes.closeInterruptedWrites();
  expect(await changes.readLatest()).toBe(0);
  await expect(interruptWrite()).rejects.toThrow('killed');
  await changes.closeInterruptedWrites();
  expect(await changes.readLatest()).toBe(1);
});

it('notifies once for any number of changes, and again after a failed notification', async () => {
  await notify();
  expect(notifications).toBe(0);
  await write();
  await write();
  await expect(changes.notifyIfChanged(() => Promise.reject(new Error('unreachable')))).rejects.toThrow('unreachable');
  await notify();
  await notify();
  expect(notifications).toBe(1);
  await write();
  await notify();
  expect(notifications).toBe(2);
});
