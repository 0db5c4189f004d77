import { createHmac, hkdfSync } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { showsServiceToken } from '../auth/service-token.js';
import { bearerToken } from '../http/authenticate.js';
import type { Redis } from '../work/redis.js';
import { countedAddress } from './counted-address.js';
import type { TokenCache } from './token-cache.js';
import { DistributedRateLimiter } from './distributed-rate-limiter.js';

/** How often one may ask within so many seconds: a person, and an address that nobody is known at. */
export interface GeneralLimits {
  readonly seconds: number;
  readonly aPerson: number;
  readonly anAddress: number;
}

/** A second is over soon: a slow Redis must not make every request slow. */
const PATIENCE = 250;

/**
 * Limits all requests, over all servers together (design.md section 4): by person where the token has been believed
 * before, else by address, and that before the token is verified, so that guessing is limited as well; our own services
 * are not. Redis writes what it is told to disk, so that it is told a keyed hash of the person or the address.
 */
export function generalLimit(
  limits: GeneralLimits,
  tokens: Pick<TokenCache, 'ownerOf'>,
  redis: Redis,
  key: Buffer,
): RequestHandler {
  const window = { seconds: limits.seconds, patience: PATIENCE };
  const persons = new DistributedRateLimiter({ ...window, name: 'person', most: limits.aPerson }, redis);
  const addresses = new DistributedRateLimiter({ ...window, name: 'address', most: limits.anAddress }, redis);
  const veiled = veil(key);
  const isOurs = showsServiceToken(key);
  return async (request, _response, next) => {
    if (isOurs(request)) {
      next();
      return;
    }
    const uid = knownSender(request, tokens);
    if (uid === undefined) await addresses.take(veiled(countedAddress(request.ip ?? '')));
    else await persons.take(veiled(uid));
    next();
  };
}

function knownSender(request: Request, tokens: Pick<TokenCache, 'ownerOf'>): string | undefined {
  const token = bearerToken(request);
  return token === undefined ? undefined : tokens.ownerOf(token);
}

/** A keyed hash, the same on every server of ours. */
function veil(masterKey: Buffer): (who: string) => string {
  const key = Buffer.from(hkdfSync('sha256', masterKey, '', 'trackrecord request limits', 32));
  return (who) => createHmac('sha256', key).update(who).digest('base64url').slice(0, 22);
}
