import { ALL_ENDPOINTS } from '@trackrecord/contracts';
import {
  closeStoresOnShutdown,
  connectRedis,
  createApp,
  createLogger,
  type IdentityProvider,
  Metrics,
  mountEndpoints,
  Probes,
  type Redis,
  Shutdown,
  type StaffAccess,
} from '@trackrecord/platform';
import { fakeIdentityProvider } from '@trackrecord/platform/testing/fake-identity-provider';
import { noStaff } from '@trackrecord/platform/testing/fake-staff-access';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import type { Express } from 'express';
import type { createHandlers } from '../api.js';
import { createSources, type Sources } from '../create-sources.js';

const logger = createLogger('test', 'silent');

type Config = Parameters<typeof createSources>[0];
type Accounts = Parameters<typeof createSources>[1]['accounts'];

/** Accounts of an identity provider that knows nobody. */
const NO_ACCOUNTS: Accounts = {
  getRecord: () => Promise.resolve(undefined),
  getAccount: () => Promise.resolve(undefined),
  isTestAccount: () => Promise.resolve(false),
};

/** The sources of handlers under test, and facts about the site, with what closes them. */
export interface TestSources {
  readonly sources: Sources & typeof TEST_SITE;
  readonly redis: Redis;
  readonly close: () => Promise<void>;
}

const TEST_SITE = { isHttps: false, health: {}, operator: { name: null, address: null, email: null } };

/** Creates the sources of handlers on the stores of the stack, with other configuration or accounts where given. */
export async function createTestSources(changes: Partial<Config> = {}, accounts = NO_ACCOUNTS): Promise<TestSources> {
  const config: Config = {
    EVENTSTORE_URL: testVariable('EVENTSTORE_URL'),
    MONGODB_URL: testVariable('MONGODB_URL'),
    KEYS_MONGODB_URL: testVariable('KEYS_MONGODB_URL'),
    MASTER_KEY: Buffer.from(testVariable('MASTER_KEY'), 'base64'),
    REDIS_URL: testVariable('REDIS_URL'),
    COMMAND_API_URL: testVariable('COMMAND_API_URL'),
    SERVICE_VERSION: 'test',
    SUPPORT_CONSENT: 'optional',
    RATE_LIMIT_EXPORT_PER_MINUTE: 10,
    EVENT_INDEX_DAYS: 365,
    ...changes,
  };
  const redis = connectRedis(config.REDIS_URL, logger);
  const sources = await createSources(config, { redis, accounts }, logger);
  return {
    sources: { ...sources, ...TEST_SITE },
    redis,
    close: async () => {
      await sources.jobMirror.stop();
      await sources.queues.close();
      await closeStoresOnShutdown(new Shutdown(logger), sources).run();
      redis.disconnect();
    },
  };
}

/** Creates an app with handlers behind a provider that takes every uid as its token, and without staff, by default. */
export function createTestApp(
  handlers: ReturnType<typeof createHandlers>,
  { provider = fakeIdentityProvider, staff = noStaff }: { provider?: IdentityProvider; staff?: StaffAccess } = {},
): Express {
  const metrics = new Metrics();
  return createApp({
    logger,
    metrics,
    probes: new Probes(metrics, {}).router,
    api: mountEndpoints(provider, handlers, staff),
    routes: ALL_ENDPOINTS,
  });
}
