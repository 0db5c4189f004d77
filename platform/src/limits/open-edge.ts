import type { IdentityProvider } from '../auth/identity.js';
import { refuseErased } from '../auth/refuse-erased.js';
import type { Erasures } from '../erasure/erasures.js';
import type { Edge } from '../http/app.js';
import type { Logger } from '../logging/logger.js';
import { connectRedis } from '../work/redis.js';
import { generalLimit } from './general-limit.js';
import { TokenCache } from './token-cache.js';

interface EdgeConfig {
  readonly NODE_ENV: string;
  readonly REDIS_URL: string;
  readonly MASTER_KEY: Buffer;
  readonly REQUESTS_A_SECOND: number;
  readonly ADDRESS_REQUESTS_A_SECOND: number;
  readonly TRUSTED_PROXIES: readonly string[];
}

/**
 * Creates the edge of a service: rate limits, trusted proxies, and whether it is reached through HTTPS. `redis` fails at
 * once while it cannot be reached.
 */
export function openEdge(config: EdgeConfig, logger: Logger) {
  const redis = connectRedis(config.REDIS_URL, logger, { waits: false });
  const tokens = new TokenCache();
  const limits = { seconds: 1, aPerson: config.REQUESTS_A_SECOND, anAddress: config.ADDRESS_REQUESTS_A_SECOND };
  const edge: Edge = {
    trustedProxies: config.TRUSTED_PROXIES,
    onlyHttps: config.NODE_ENV === 'production',
    limit: generalLimit(limits, tokens, redis, config.MASTER_KEY),
  };
  return {
    edge,
    redis,
    /** The same provider with a token cache, from which the limits know who is who; no token of an erased account is valid. */
    identities: (provider: IdentityProvider, erasures: Pick<Erasures, 'has'>) =>
      refuseErased(tokens.withTokenCache(provider), erasures, (token) => tokens.ownerOf(token)),
    close: () => redis.disconnect(),
  };
}
