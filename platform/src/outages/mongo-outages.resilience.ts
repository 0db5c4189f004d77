import { openOtherCollection } from '../testing/other-collection.js';
import { randomUUID } from 'node:crypto';
import type { Collection } from 'mongodb';
import { connectMongo, type Mongo } from '../mongo/connect.js';
import { type TcpProxy, startTcpProxy } from '../testing/tcp-proxy.js';
import { testVariable } from '../testing/test-stack.js';
import { isOutage } from './is-outage.js';

interface Thing {
  readonly _id: string;
}

let proxy: TcpProxy;
let mongo: Mongo;
let things: Collection<Thing>;

const getError = (operation: Promise<unknown>): Promise<unknown> =>
  operation.then(
    () => undefined,
    (error: unknown) => error,
  );

beforeAll(async () => {
  const url = new URL(testVariable('MONGODB_URL'));
  proxy = await startTcpProxy(url.hostname, Number(url.port));
  url.host = `127.0.0.1:${proxy.port}`;
  mongo = await connectMongo(url.href);
  things = openOtherCollection<Thing>(mongo.db, `outages-${randomUUID()}`);
});
afterAll(async () => {
  await things.drop();
  await mongo.close();
  await proxy.close();
});

describe('isOutage, on errors of the MongoDB driver', () => {
  it('returns false when MongoDB rejects a write or a command', async () => {
    await things.insertOne({ _id: 'taken' });
    const errors = await Promise.all(
      [
        things.insertOne({ _id: 'taken' }),
        things.insertMany([{ _id: 'taken' }, { _id: 'free' }], { ordered: false }),
        things.updateOne({ _id: 'taken' }, { $rename: { a: 1 } } as object),
        mongo.db.command({ noSuchCommand: 1 }),
      ].map(getError),
    );
    expect(errors.map(isError)).toEqual([true, true, true, true]);
    expect(errors.map((error) => isOutage(error))).toEqual([false, false, false, false]);
  });

  it('returns true when the connection is lost, also for bulk writes', async () => {
    proxy.block();
    const errors = await Promise.all(
      [
        things.findOne({ _id: 'taken' }),
        things.insertOne({ _id: 'new' }),
        things.insertMany([{ _id: 'newer' }, { _id: 'newest' }]),
        things.bulkWrite([{ deleteOne: { filter: { _id: 'taken' } } }]),
      ].map(getError),
    );
    proxy.unblock();
    expect(errors.map(isError)).toEqual([true, true, true, true]);
    expect(errors.map((error) => isOutage(error))).toEqual([true, true, true, true]);
  });
});

const isError = (value: unknown): boolean => value instanceof Error;
