import type { ProviderRecord } from '@trackrecord/contracts';
import { DeadlineExceeded, type Firebase, IdentityUnavailable, withDeadline } from '@trackrecord/platform';

/** Reads accounts. */
export type Accounts = Pick<Firebase, 'record'>;

/** The timeout of the identity provider (ms). */
const PATIENCE = 3_000;

/**
 * Returns the record of the identity provider; null if the server has no service account or the provider does not
 * respond. The download contains everything else then.
 */
export async function readProviderRecord(accounts: Accounts, uid: string): Promise<ProviderRecord | null> {
  try {
    return (await withDeadline(accounts.record(uid), PATIENCE, 'the identity provider')) ?? null;
  } catch (error) {
    if (error instanceof IdentityUnavailable || error instanceof DeadlineExceeded) return null;
    throw error;
  }
}
