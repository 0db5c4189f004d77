import { getBearerToken } from '@trackrecord/platform';
import type { Request } from 'express';
import { z } from 'zod';

const claims = z.record(z.string(), z.json());

/** Returns all claims of the ID token of a request; null if it cannot be parsed. The token was verified before. */
export function claimsOf(request: Request): z.infer<typeof claims> | null {
  const payload = getBearerToken(request)?.split('.')[1];
  if (payload === undefined) return null;
  try {
    return claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  } catch {
    return null;
  }
}
