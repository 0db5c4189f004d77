import type { IdentityProvider } from '../auth/identity.js';
import { rejectEndedSignIns } from '../auth/reject-ended-sign-ins.js';
import { rejectErasedAccounts } from '../auth/reject-erased-accounts.js';
import type { SignOuts } from '../auth/sign-outs.js';
import type { Erasures } from '../erasure/erasures.js';
import type { Edge } from '../http/app.js';
import type { Logger } from '../logging/logger.js';
import { connectRedis, type Redis } from '../redis/connect.js';
import { createSenderHash, limitAllRequests } from './global-rate-limit.js';
import { TokenCache } from './token-cache.js';
import { toIpPrefix } from './ip-prefix.js';
import type { RequestHandler } from 'express';
import { getIdentity } from '../http/authenticate.js';
import type { LimitName } from '../redis/counters.js';
import { RateLimiter } from './rate-limiter.js';

interface EdgeConfig {
  readonly NODE_ENV: string;
  readonly REDIS_URL: string;
  readonly MASTER_KEY: Buffer;
  readonly RATE_LIMIT_USER_RPS: number;
  readonly RATE_LIMIT_IP_RPS: number;
  readonly TRUSTED_PROXIES: readonly string[];
}

/**
 * Creates the edge of a service (rate limits, trusted proxies, and whether it is reached through HTTPS), its Redis
 * connection, and a wrapper of the identity provider. Commands of `redis` fail immediately while it cannot be reached.
 */
export function createEdge(config: EdgeConfig, logger: Logger) {
  const redis = connectRedis(config.REDIS_URL, logger, { enableOfflineQueue: false });
  const tokens = new TokenCache();
  const limits = { seconds: 1, perUser: config.RATE_LIMIT_USER_RPS, perIp: config.RATE_LIMIT_IP_RPS };
  const edge: Edge = {
    trustedProxies: config.TRUSTED_PROXIES,
    isHttps: config.NODE_ENV === 'production',
    rateLimit: limitAllRequests(limits, tokens, redis, config.MASTER_KEY),
  };
  return {
    edge,
    redis,
    /**
     * Adds a token cache, which the rate limits read, and rejects tokens of erased accounts and of ended sign-ins. A
     * sign-in ends when its token is verified again, within five seconds.
     */
    createIdentityProvider: (
      provider: IdentityProvider,
      {
        erasures,
        signOuts,
      }: { readonly erasures: Pick<Erasures, 'has'>; readonly signOuts: Pick<SignOuts, 'getEnded'> },
    ) =>
      rejectErasedAccounts(tokens.withTokenCache(rejectEndedSignIns(provider, signOuts)), erasures, (token) =>
        tokens.getOwner(token),
      ),
    close: () => redis.disconnect(),
  };
}

const REDIS_TIMEOUT_MS = 1_000;

/** The maximum number of requests of a user, staff member or IP prefix in a period. */
interface RateLimit {
  readonly name: LimitName;
  readonly max: number;
  readonly seconds: number;
}

/** Limits the requests of each user. */
export function limitPerUser(limit: RateLimit, redis: Redis): RequestHandler {
  const consume = createUserLimit(limit, redis);
  return async (_request, response, next) => {
    await consume(getIdentity(response).uid);
    next();
  };
}

/** Returns a function that counts a request of a user. It rejects with an {HttpError} 429 above the limit. */
export function createUserLimit(limit: RateLimit, redis: Redis): (uid: string) => Promise<void> {
  const limiter = new RateLimiter({ ...limit, timeoutMs: REDIS_TIMEOUT_MS, withoutRedis: 'count-locally' }, redis);
  return (uid) => limiter.consume(uid);
}

/**
 * Limits public requests of each IP prefix, so that codes, such as those that connect a browser, cannot be guessed.
 * Rejects all of them while Redis is unreachable. The keys contain a keyed hash of the address.
 */
export function limitPerAddress(limit: RateLimit, redis: Redis, masterKey: Buffer): RequestHandler {
  const limiter = new RateLimiter({ ...limit, timeoutMs: REDIS_TIMEOUT_MS, withoutRedis: 'reject' }, redis);
  const hashSender = createSenderHash(masterKey);
  return async (request, _response, next) => {
    await limiter.consume(hashSender(toIpPrefix(request.ip ?? '')));
    next();
  };
}

/**
 * Limits the requests of each staff member, and rejects them without Redis. Their ids never reach Redis: the keys
 * contain a keyed hash.
 */
export function limitStaff(limit: RateLimit, redis: Redis, masterKey: Buffer): RequestHandler {
  const limiter = new RateLimiter({ ...limit, timeoutMs: REDIS_TIMEOUT_MS, withoutRedis: 'reject' }, redis);
  const hashSender = createSenderHash(masterKey);
  return async (_request, response, next) => {
    await limiter.consume(hashSender(getIdentity(response).uid));
    next();
  };
}
