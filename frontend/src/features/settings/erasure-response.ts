import type { ErasureReceipt } from '@trackrecord/contracts';
import { erasureReceipt } from '@trackrecord/contracts/erasure/receipt';
import { accountErased } from '@trackrecord/contracts/http/erasure';
import { config } from 'zod';

// The CSP forbids the code zod would generate for speed.
config({ jitless: true });

/** Returns the receipt of a successful erasure; undefined for any other response. */
export const parseErasureResponse = (response: unknown): ErasureReceipt | undefined =>
  accountErased.safeParse(response).data?.receipt;

/** Returns the receipt; undefined for any other response. */
export const parseReceipt = (response: unknown): ErasureReceipt | undefined => erasureReceipt.safeParse(response).data;
