/** The routes that ask the workers, as they are, but with an identity provider that believes every token, and no limits. */
import { API_ROUTES, CLEAR_EVENT_TYPES } from '@trackrecord/contracts';
import { openWorks } from '@trackrecord/command-api/open-works';
import { workRoutes } from '@trackrecord/command-api/work-api';
import {
  connectStores,
  createApp,
  createLogger,
  eventStoreVariables,
  listen,
  Metrics,
  mongoVariables,
  Probes,
  queueVariables,
  readConfig,
  sealingVariables,
} from '@trackrecord/platform';
import { believing } from '@trackrecord/platform/testing/believing';

const config = readConfig(
  eventStoreVariables.extend(mongoVariables.shape).extend(sealingVariables.shape).extend(queueVariables.shape),
);
const logger = createLogger('bench', 'info');
const metrics = new Metrics();
const { mongo, sealer } = await connectStores(config, CLEAR_EVENT_TYPES);
const unlimited = 1_000_000_000;
const works = await openWorks(
  { ...config, AI_REQUESTS_A_MINUTE: unlimited, DETECTIONS_A_MINUTE: unlimited, CHUNKS_A_MINUTE: unlimited },
  mongo,
  sealer,
  logger,
);
const app = createApp({
  logger,
  metrics,
  probes: new Probes(metrics, {}).router,
  api: workRoutes(believing, works),
  routes: API_ROUTES,
});
await listen(app, '127.0.0.1', 0, logger);
