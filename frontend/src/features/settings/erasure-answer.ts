import type { ErasureReceipt } from '@trackrecord/contracts';
import { erasureReceipt } from '@trackrecord/contracts/erasure/receipt';
import { accountErased } from '@trackrecord/contracts/http/erasure';
import { config } from 'zod';

// The CSP forbids the code zod would generate for speed.
config({ jitless: true });

/** The receipt in an answer that says an account is erased; undefined where it says anything else. */
export const receiptIn = (answer: unknown): ErasureReceipt | undefined => accountErased.safeParse(answer).data?.receipt;

/** An answer that is a receipt; undefined where it is none. */
export const receiptOf = (answer: unknown): ErasureReceipt | undefined => erasureReceipt.safeParse(answer).data;
