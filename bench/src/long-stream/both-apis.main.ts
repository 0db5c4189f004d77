/**
 * The commands and reads of a profile in one process, with a fake identity provider that accepts every token.
 * CACHED_STREAMS is the number of stream states that the command API caches; with 0 every command and every history is cold.
 */
import { createCommands } from '@trackrecord/command-api/create-commands';
import { createHandlers as createWriteHandlers } from '@trackrecord/command-api/profile/handlers';
import { ALL_ENDPOINTS } from '@trackrecord/contracts';
import {
  connectRedis,
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
import { createSources } from '@trackrecord/query-api/create-sources';
import { createHandlers as createHistoryHandlers } from '@trackrecord/query-api/history/handlers';
import { RecentHistories } from '@trackrecord/query-api/history/recent-histories';
import { createHandlers as createProfileHandlers } from '@trackrecord/query-api/profile/handlers';
import { z } from 'zod';

const config = readConfig(
  eventStoreVariables
    .extend(mongoVariables.shape)
    .extend(sealingVariables.shape)
    .extend(queueVariables.shape)
    .extend({ CACHED_STREAMS: z.coerce.number() }),
);
const logger = createLogger('bench', 'warn');
const { writes } = await createCommands(config, logger, config.CACHED_STREAMS);
const redis = connectRedis(config.REDIS_URL, logger);
const accounts = {
  getRecord: () => Promise.resolve(undefined),
  getAccount: () => Promise.resolve(undefined),
  isTestAccount: () => Promise.resolve(false),
};
const sources = await createSources(
  {
    ...config,
    RATE_LIMIT_EXPORT_PER_MINUTE: 1_000_000,
    // Nothing is read by staff.
    COMMAND_API_URL: 'http://127.0.0.1:1',
    SERVICE_VERSION: 'bench',
    SUPPORT_CONSENT: 'optional',
    EVENT_INDEX_DAYS: 0,
  },
  { redis, accounts },
  logger,
);
const histories = config.CACHED_STREAMS === 0 ? new RecentHistories(sources.pastProfiles, 0) : sources.histories;
const metrics = new Metrics();
const app = createApp({
  logger,
  metrics,
  probes: new Probes(metrics, {}).router,
  api: mountEndpoints(fakeIdentityProvider, {
    ...createWriteHandlers(writes),
    ...createProfileHandlers(sources),
    ...createHistoryHandlers({ ...sources, histories }),
  }),
  routes: ALL_ENDPOINTS,
});
await listen(app, '127.0.0.1', 0, createLogger('bench', 'info'));
