import { ENDPOINTS, type ErasureKey } from '@trackrecord/contracts';
import { handle } from '@trackrecord/platform';
import type { RequestHandler } from 'express';

/** GET /erasure-key: the public key that receipts of erasures are checked with; anybody may ask for it. */
export const getErasureKey = (key: ErasureKey): RequestHandler =>
  handle(ENDPOINTS.getErasureKey, () =>
    Promise.resolve({ status: 200, body: key, headers: { 'Cache-Control': 'public, max-age=300' } }),
  );
