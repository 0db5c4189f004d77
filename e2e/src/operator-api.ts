import {
  failureList,
  operationPage,
  operationsOverview,
  projectionList,
  queueList,
  type ServiceName,
} from '@trackrecord/contracts';
import { authenticate, createApiClient } from './canary-user.js';

/** Creates an API to read operations and to operate, as the operator of the demo. */
export async function createOperatorApi(url: string) {
  const account = await authenticate('signInWithPassword', url, {
    email: 'omar.haddad@example.com',
    password: 'trackrecord',
  });
  if (!account) throw new Error('the operator of the demo cannot sign in');
  const { send } = createApiClient(url, account);
  const read = async (path: string): Promise<unknown> => {
    const response = await send('GET', `operations/${path}`);
    expect(response.status).toBe(200);
    return response.json();
  };
  return {
    read,
    /** Reads the states of the processes of a service by name. */
    readStates: async (service: ServiceName) => {
      const { processes } = operationsOverview.parse(await read('overview'));
      const ofService = (processes ?? []).filter((process) => process.service === service);
      return Object.fromEntries(ofService.map(({ instance, state }) => [instance, state]));
    },
    readProjection: async (name: string) => {
      const { projections } = projectionList.parse(await read('projections'));
      const found = projections.find(({ projection }) => projection === name);
      if (!found) throw new Error(`there is no projection ${name}`);
      return found;
    },
    operate: async (path: string, body: object = {}, expectedStatus = 200) => {
      const { status } = await send('POST', `operations/${path}`, { reason: 'A test of operations.', ...body });
      expect([path, status]).toEqual([path, expectedStatus]);
    },
    readQueue: async (queue: string) => {
      const { queues } = queueList.parse(await read('queues'));
      const found = queues.find((candidate) => candidate.queue === queue);
      if (!found) throw new Error(`there is no queue ${queue}`);
      return found;
    },
    readFailures: async (queue: string) => failureList.parse(await read(`queues/${queue}/failures`)).failures,
    readActions: async () => operationPage.parse(await read('actions')).items,
  };
}
