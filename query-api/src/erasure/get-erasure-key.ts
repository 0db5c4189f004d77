import { ENDPOINTS, type ErasureKey } from '@trackrecord/contracts';
import { handle } from '@trackrecord/platform';
import type { RequestHandler } from 'express';

/** GET /erasure-key: the public key to verify receipts of erasures. Public. */
export const getErasureKey = (key: ErasureKey): RequestHandler =>
  handle(ENDPOINTS.getErasureKey, () =>
    Promise.resolve({ status: 200, body: key, headers: { 'Cache-Control': 'public, max-age=300' } }),
  );
