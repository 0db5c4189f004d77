/**
 * The routes that queue work for the workers, with a fake identity provider that accepts every token, and without
 * rate limits.
 */
import { ALL_ENDPOINTS, UNENCRYPTED_EVENT_TYPES } from '@trackrecord/contracts';
import { createWorkContext } from '@trackrecord/command-api/create-work-context';
import { createHandlers } from '@trackrecord/command-api/suggestions/handlers';
import {
  connectStores,
  createApp,
  createLogger,
  eventStoreVariables,
  limitPerUser,
  listen,
  Metrics,
  mongoVariables,
  mountEndpoints,
  Probes,
  queueVariables,
  readConfig,
  sealingVariables,
} from '@trackrecord/platform';
import { fakeIdentityProvider } from '@trackrecord/platform/testing/fake-identity-provider';

const config = readConfig(
  eventStoreVariables.extend(mongoVariables.shape).extend(sealingVariables.shape).extend(queueVariables.shape),
);
const logger = createLogger('bench', 'info');
const metrics = new Metrics();
const { mongo, sealer } = await connectStores(config, UNENCRYPTED_EVENT_TYPES);
const { redis, workRequests } = await createWorkContext(config.REDIS_URL, mongo, sealer, logger);
// The limits are part of what is measured, but are never reached.
const noLimit = 1_000_000_000;
const suggestions = limitPerUser({ name: 'suggestions', max: noLimit, seconds: 60 }, redis);
const detections = limitPerUser({ name: 'detections', max: noLimit, seconds: 60 }, redis);
const app = createApp({
  logger,
  metrics,
  probes: new Probes(metrics, {}).router,
  api: mountEndpoints(fakeIdentityProvider, createHandlers({ workRequests, limits: { suggestions, detections } })),
  routes: ALL_ENDPOINTS,
});
await listen(app, '127.0.0.1', 0, logger);
