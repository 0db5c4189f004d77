import { createHmac, hkdfSync } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { noteSender } from '../activity/request-activity.js';
import { createServiceTokenCheck } from '../auth/service-token.js';
import { getBearerToken } from '../http/authenticate.js';
import type { Redis } from '../redis/connect.js';
import { toIpPrefix } from './ip-prefix.js';
import type { TokenCache } from './token-cache.js';
import { RateLimiter } from './rate-limiter.js';

/** The maximum number of requests within a window, per user and per unauthenticated address. */
export interface GlobalRateLimits {
  readonly seconds: number;
  readonly perUser: number;
  readonly perIp: number;
}

/** Short, because a slow Redis must not slow down every request. */
const REDIS_TIMEOUT_MS = 250;
/** Characters of base64url, which hold 132 bits. */
const SENDER_HASH_LENGTH = 22;

/**
 * Limits all requests, counted for all servers together: by user if the token was verified before, otherwise by
 * address. This happens before the token is verified, so that guessing tokens is limited, too. Internal services are
 * not limited. Redis persists its keys, so they contain keyed hashes of users and addresses.
 */
export function limitAllRequests(
  limits: GlobalRateLimits,
  tokens: Pick<TokenCache, 'getOwner'>,
  redis: Redis,
  masterKey: Buffer,
): RequestHandler {
  const window = { seconds: limits.seconds, timeoutMs: REDIS_TIMEOUT_MS, withoutRedis: 'count-locally' } as const;
  const userLimiter = new RateLimiter({ ...window, name: 'person', max: limits.perUser }, redis);
  const ipLimiter = new RateLimiter({ ...window, name: 'address', max: limits.perIp }, redis);
  const hashSender = createSenderHash(masterKey);
  const isInternal = createServiceTokenCheck(masterKey);
  return async (request, response, next) => {
    if (isInternal(request)) {
      next();
      return;
    }
    const uid = findSender(request, tokens);
    if (uid === undefined) await ipLimiter.consume(hashSender(toIpPrefix(request.ip ?? '')));
    else {
      noteSender(response, uid);
      await userLimiter.consume(hashSender(uid));
    }
    next();
  };
}

function findSender(request: Request, tokens: Pick<TokenCache, 'getOwner'>): string | undefined {
  const token = getBearerToken(request);
  return token === undefined ? undefined : tokens.getOwner(token);
}

/** Returns a keyed hash function that is the same on every server. */
export function createSenderHash(masterKey: Buffer): (text: string) => string {
  const hmacKey = Buffer.from(hkdfSync('sha256', masterKey, '', 'trackrecord request limits', 32));
  return (text) => createHmac('sha256', hmacKey).update(text).digest('base64url').slice(0, SENDER_HASH_LENGTH);
}
