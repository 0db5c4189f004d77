import { ENDPOINTS, type ErasureKey } from '@trackrecord/contracts';
import { handle, type Erasures, HttpError } from '@trackrecord/platform';
import type { RequestHandler } from 'express';

/** GET /erasure-key: the public key to verify receipts of erasures. Public. */
export const getErasureKey = (key: ErasureKey): RequestHandler =>
  handle(ENDPOINTS.getErasureKey, () =>
    Promise.resolve({ status: 200, body: key, headers: { 'Cache-Control': 'public, max-age=300' } }),
  );

/**
 * GET /erasure-receipts/{id}: the receipt of an erasure by its id, once it is finished. Public, because erased users
 * cannot sign in, and a receipt does not identify a user.
 */
export const getErasureReceipt = (erasures: Pick<Erasures, 'findReceipt'>): RequestHandler =>
  handle(ENDPOINTS.getErasureReceipt, async ({ params: { id } }) => {
    const receipt = await erasures.findReceipt(id.toLowerCase());
    if (!receipt) throw new HttpError(404, 'no-receipt', 'Receipt not found. It may not be ready yet.');
    return { status: 200, body: receipt };
  });
