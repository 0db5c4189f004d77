import { ENDPOINTS } from '@trackrecord/contracts';
import { type Erasures, handle, HttpError } from '@trackrecord/platform';
import type { RequestHandler } from 'express';

/**
 * GET /erasure-receipts/{id}: the receipt of an erasure by its number, once it is finished. Whoever was erased cannot sign
 * in any more, and nothing in a receipt leads to a person: its number is all that is asked for.
 */
export const getErasureReceipt = (erasures: Pick<Erasures, 'receipt'>): RequestHandler =>
  handle(ENDPOINTS.getErasureReceipt, async ({ params: { id } }) => {
    const receipt = await erasures.receipt(id.toLowerCase());
    if (!receipt) throw new HttpError(404, 'no-receipt', 'Receipt not found. It may not be ready yet.');
    return { status: 200, body: receipt };
  });
