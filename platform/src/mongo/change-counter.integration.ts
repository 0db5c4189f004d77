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

const write = () => changes.writing(() => Promise.resolve());
const interruptWrite = () => changes.writing(() => Promise.reject(new Error('killed')));
const notify = () => changes.telling(() => Promise.resolve(void (notifications += 1)));

it('a change counts as written once it is, with those before it that were cut off', async () => {
  await write();
  await expect(interruptWrite()).rejects.toThrow('killed');
  expect(await changes.readLatest()).toBe(1);
  await write();
  expect(await changes.readLatest()).toBe(3);
});

it('what was cut off is made known by whoever writes next, before there is anything to write', async () => {
  await changes.publish();
  expect(await changes.readLatest()).toBe(0);
  await expect(interruptWrite()).rejects.toThrow('killed');
  await changes.publish();
  expect(await changes.readLatest()).toBe(1);
});

it('changes are told of once, however many there are, and again where telling failed', async () => {
  await notify();
  expect(notifications).toBe(0);
  await write();
  await write();
  await expect(changes.telling(() => Promise.reject(new Error('nobody hears')))).rejects.toThrow('nobody hears');
  await notify();
  await notify();
  expect(notifications).toBe(1);
  await write();
  await notify();
  expect(notifications).toBe(2);
});
