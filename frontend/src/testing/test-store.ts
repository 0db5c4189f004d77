import { makeStore } from '../app/store';
import type { Services } from '../shared/api/services';

/** A store as the client makes it, with the services of a test. */
export const testStore = (services: Services) => makeStore(services);
