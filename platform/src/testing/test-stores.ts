import { MongoServerSelectionError } from 'mongodb';
import { type Stores, connectStores } from '../stores/connect-stores.js';
import { testVariable } from './test-stack.js';
import { waitFor } from './wait-for.js';

/**
 * Connects the stores of the stack under test; close them with `closeTestStores`. Waits longer than a service for a
 * database that a busy machine slows down: a service is started again instead.
 */
export function connectTestStores(unencryptedEventTypes: ReadonlySet<string> = new Set()): Promise<Stores> {
  const config = {
    EVENTSTORE_URL: testVariable('EVENTSTORE_URL'),
    MONGODB_URL: testVariable('MONGODB_URL'),
    KEYS_MONGODB_URL: testVariable('KEYS_MONGODB_URL'),
    MASTER_KEY: Buffer.from(testVariable('MASTER_KEY'), 'base64'),
  };
  return waitFor('connected stores', async () => {
    try {
      return await connectStores(config, unencryptedEventTypes);
    } catch (error) {
      if (error instanceof MongoServerSelectionError) return undefined;
      throw error;
    }
  });
}

/** Closes the stores of the stack under test. */
export const closeTestStores = async ({ store, mongo, keysMongo }: Stores): Promise<void> => {
  await Promise.all([store.close(), mongo.close(), keysMongo.close()]);
};
