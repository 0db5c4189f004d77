/**
 * The routes that queue work for the workers, with a fake identity provider that accepts every token, and without
 * rate limits.
 */
import { ALL_ENDPOINTS, UNENCRYPTED_EVENT_TYPES } from '@trackrecord/contracts';
import { workHandlers } from '@trackrecord/command-api/api';
import { createWorkContext } from '@trackrecord/command-api/create-work-context';
import {
  connectStores,
  createApp,
  createLogger,
  eventStoreVariables,
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
const noLimit = 1_000_000_000;
const workContext = await createWorkContext(
  {
    ...config,
    RATE_LIMIT_AI_PER_MINUTE: noLimit,
    RATE_LIMIT_SKILL_DETECTION_PER_MINUTE: noLimit,
    RATE_LIMIT_UPLOAD_CHUNKS_PER_MINUTE: noLimit,
  },
  mongo,
  sealer,
  logger,
);
const app = createApp({
  logger,
  metrics,
  probes: new Probes(metrics, {}).router,
  api: mountEndpoints(fakeIdentityProvider, workHandlers(workContext)),
  routes: ALL_ENDPOINTS,
});
await listen(app, '127.0.0.1', 0, logger);
