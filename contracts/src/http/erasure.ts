import { z } from 'zod';
import { erasureReceipt } from '../erasure/receipt.js';
import { MESSAGES } from '../messages.js';

/** DELETE /profile/{uid}: the account was erased; the receipt proves it. */
export const accountErased = z
  .object({ message: z.literal(MESSAGES.accountDeleted), receipt: erasureReceipt })
  .meta({ id: 'AccountErased' });
export type AccountErased = z.infer<typeof accountErased>;

/** GET /erasure-key: the public key that verifies receipts. */
export const erasureKey = z
  .object({
    algorithm: z.literal('Ed25519'),
    keyId: z.string(),
    /** The public key as PEM (SubjectPublicKeyInfo). */
    publicKey: z.string(),
  })
  .meta({ id: 'ErasureKey' });
export type ErasureKey = z.infer<typeof erasureKey>;

/** POST /internal/erasures/finish: the number of erasures by what was done. */
export const finishedErasures = z.object({
  /** Interrupted erasures that were completed. */
  finished: z.int().nonnegative(),
  /** Completed erasures whose second pass deleted what was written meanwhile. */
  settled: z.int().nonnegative(),
  failed: z.int().nonnegative(),
});
export type FinishedErasures = z.infer<typeof finishedErasures>;
