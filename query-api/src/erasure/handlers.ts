import type { ErasureKey } from '@trackrecord/contracts';
import type { Erasures } from '@trackrecord/platform';
import { getErasureKey, getErasureReceipt } from './erasure-receipts.js';

interface ReceiptSources {
  /** The public key of receipts. */
  readonly erasureKey: ErasureKey;
  readonly erasures: Pick<Erasures, 'findReceipt'>;
}

/** Creates the handlers of receipts of erasures, which are public. */
export const createHandlers = ({ erasureKey, erasures }: ReceiptSources) => ({
  getErasureKey: getErasureKey(erasureKey),
  getErasureReceipt: getErasureReceipt(erasures),
});
