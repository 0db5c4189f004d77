import { openOtherCollection } from '../testing/other-collection.js';
import { randomUUID } from 'node:crypto';
import { testVariable } from '../testing/test-stack.js';
import { connectDatabases } from './connect.js';

const MONGODB_URL = testVariable('MONGODB_URL');
const [server = ''] = /^[^/]+:\/\/[^/]+/.exec(MONGODB_URL) ?? [];

it.each([
  { name: 'one client for both databases of a server', keysUrl: `${server}/keys_${randomUUID()}`, isShared: true },
  {
    name: 'two clients if the options differ',
    keysUrl: `${server}/keys_${randomUUID()}?maxIdleTimeMS=1000`,
    isShared: false,
  },
])('uses $name, and durable writes for keys only', async ({ keysUrl, isShared }) => {
  const { mongo, keysMongo } = await connectDatabases(MONGODB_URL, keysUrl);
  try {
    expect(mongo.db.client === keysMongo.db.client).toBe(isShared);
    expect(keysMongo.db.writeConcern).toMatchObject({ w: 'majority', journal: true });
    expect(mongo.db.writeConcern?.w).toBeUndefined();
    expect(keysMongo.db.databaseName).toMatch(/^keys_/);
    await openOtherCollection<{ _id: string }>(keysMongo.db, 'things').insertOne({ _id: 'key' });
    expect(await openOtherCollection(keysMongo.db, 'things').countDocuments()).toBe(1);
    await Promise.all([mongo.ping(), keysMongo.ping()]);
    await keysMongo.db.dropDatabase();
  } finally {
    await Promise.all([mongo.close(), keysMongo.close()]);
  }
});
