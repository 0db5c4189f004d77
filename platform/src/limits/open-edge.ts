import type { IdentityProvider } from '../auth/identity.js';
import type { Edge } from '../http/app.js';
import type { Logger } from '../logging/logger.js';
import { connectRedis } from '../work/redis.js';
import { generalLimit } from './general-limit.js';
import { KnownTokens } from './known-tokens.js';

interface EdgeConfig {
  readonly NODE_ENV: string;
  readonly REDIS_URL: string;
  readonly MASTER_KEY: Buffer;
  readonly REQUESTS_A_SECOND: number;
  readonly ADDRESS_REQUESTS_A_SECOND: number;
  readonly TRUSTED_PROXIES: readonly string[];
}

/**
 * How a service of ours meets whoever asks: how much it takes of one, whose word on addresses it believes, and whether
 * it is reached through https. The limits learn who is who from the provider that `learning` makes of another. `redis` fails
 * at once while it cannot be reached.
 */
export function openEdge(config: EdgeConfig, logger: Logger) {
  const redis = connectRedis(config.REDIS_URL, logger, { waits: false });
  const tokens = new KnownTokens();
  const limits = { seconds: 1, aPerson: config.REQUESTS_A_SECOND, anAddress: config.ADDRESS_REQUESTS_A_SECOND };
  const edge: Edge = {
    trustedProxies: config.TRUSTED_PROXIES,
    onlyHttps: config.NODE_ENV === 'production',
    limit: generalLimit(limits, tokens, redis, config.MASTER_KEY),
  };
  return {
    edge,
    redis,
    learning: (provider: IdentityProvider) => tokens.learningFrom(provider),
    close: () => redis.disconnect(),
  };
}
