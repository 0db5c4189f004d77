/** The command API as it is, but with an identity provider that believes every token: authentication is measured apart. */
import { API_ROUTES } from '@trackrecord/contracts';
import { commandRoutes } from '@trackrecord/command-api/api';
import { openCommands } from '@trackrecord/command-api/open-commands';
import {
  createApp,
  createLogger,
  eventStoreVariables,
  listen,
  Metrics,
  mongoVariables,
  Probes,
  readConfig,
  sealingVariables,
} from '@trackrecord/platform';
import { believing } from '@trackrecord/platform/testing/believing';

const config = readConfig(eventStoreVariables.extend(mongoVariables.shape).extend(sealingVariables.shape));
const logger = createLogger('bench', 'info');
const metrics = new Metrics();
const { writes } = await openCommands(config, logger);
const app = createApp({
  logger,
  metrics,
  probes: new Probes(metrics, {}).router,
  api: commandRoutes(believing, writes),
  routes: API_ROUTES,
});
await listen(app, '127.0.0.1', 0, logger);
