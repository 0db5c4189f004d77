/** The command API with a fake identity provider that accepts every token: authentication is measured separately. */
import { ALL_ENDPOINTS } from '@trackrecord/contracts';
import { createCommands } from '@trackrecord/command-api/create-commands';
import { createHandlers } from '@trackrecord/command-api/profile/handlers';
import {
  createApp,
  createLogger,
  eventStoreVariables,
  listen,
  Metrics,
  mongoVariables,
  mountEndpoints,
  Probes,
  readConfig,
  sealingVariables,
} from '@trackrecord/platform';
import { fakeIdentityProvider } from '@trackrecord/platform/testing/fake-identity-provider';

const config = readConfig(eventStoreVariables.extend(mongoVariables.shape).extend(sealingVariables.shape));
const logger = createLogger('bench', 'info');
const metrics = new Metrics();
const { writes } = await createCommands(config, logger);
const app = createApp({
  logger,
  metrics,
  probes: new Probes(metrics, {}).router,
  api: mountEndpoints(fakeIdentityProvider, createHandlers(writes)),
  routes: ALL_ENDPOINTS,
});
await listen(app, '127.0.0.1', 0, logger);
