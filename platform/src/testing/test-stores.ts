import { type Stores, connectStores } from '../stores/connect-stores.js';
import { testVariable } from './test-stack.js';

/** Connects the stores of the stack under test; close them with `closeTestStores`. */
export const connectTestStores = (unencryptedEventTypes: ReadonlySet<string> = new Set()): Promise<Stores> =>
  connectStores(
    {
      EVENTSTORE_URL: testVariable('EVENTSTORE_URL'),
      MONGODB_URL: testVariable('MONGODB_URL'),
      KEYS_MONGODB_URL: testVariable('KEYS_MONGODB_URL'),
      MASTER_KEY: Buffer.from(testVariable('MASTER_KEY'), 'base64'),
    },
    unencryptedEventTypes,
  );

/** Closes the stores of the stack under test. */
export const closeTestStores = async ({ store, mongo, keysMongo }: Stores): Promise<void> => {
  await Promise.all([store.close(), mongo.close(), keysMongo.close()]);
};
