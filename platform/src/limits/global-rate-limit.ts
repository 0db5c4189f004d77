import { createHmac, hkdfSync } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { createServiceTokenCheck } from '../auth/service-token.js';
import { bearerToken } from '../http/authenticate.js';
import type { Redis } from '../work/redis.js';
import { toIpPrefix } from './ip-prefix.js';
import type { TokenCache } from './token-cache.js';
import { DistributedRateLimiter } from './distributed-rate-limiter.js';

/** How often one may ask within so many seconds: a person, and an address that nobody is known at. */
export interface GlobalRateLimits {
  readonly seconds: number;
  readonly perUser: number;
  readonly perIp: number;
}

/** A second is over soon: a slow Redis must not make every request slow. */
const REDIS_TIMEOUT_MS = 250;

/**
 * Limits all requests, over all servers together (design.md section 4): by person where the token has been believed
 * before, else by address, and that before the token is verified, so that guessing is limited as well; our own services
 * are not. Redis writes what it is told to disk, so that it is told a keyed hash of the person or the address.
 */
export function limitAllRequests(
  limits: GlobalRateLimits,
  tokens: Pick<TokenCache, 'ownerOf'>,
  redis: Redis,
  masterKey: Buffer,
): RequestHandler {
  const window = { seconds: limits.seconds, timeoutMs: REDIS_TIMEOUT_MS };
  const userLimiter = new DistributedRateLimiter({ ...window, name: 'person', max: limits.perUser }, redis);
  const ipLimiter = new DistributedRateLimiter({ ...window, name: 'address', max: limits.perIp }, redis);
  const hashKey = createKeyHasher(masterKey);
  const isInternal = createServiceTokenCheck(masterKey);
  return async (request, _response, next) => {
    if (isInternal(request)) {
      next();
      return;
    }
    const uid = findSender(request, tokens);
    if (uid === undefined) await ipLimiter.consume(hashKey(toIpPrefix(request.ip ?? '')));
    else await userLimiter.consume(hashKey(uid));
    next();
  };
}

function findSender(request: Request, tokens: Pick<TokenCache, 'ownerOf'>): string | undefined {
  const token = bearerToken(request);
  return token === undefined ? undefined : tokens.ownerOf(token);
}

/** A keyed hash, the same on every server of ours. */
function createKeyHasher(masterKey: Buffer): (text: string) => string {
  const key = Buffer.from(hkdfSync('sha256', masterKey, '', 'trackrecord request limits', 32));
  return (text) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);
}
