import { makeStore } from '../app/store';
import type { Services } from '../shared/api/services';

/** Creates the store of the client with the services of a test. */
export const makeTestStore = (services: Services) => makeStore(services);
