import type { ProviderRecord } from '@trackrecord/contracts';
import { DeadlineExceededError, type Firebase, IdentityUnavailableError, withDeadline } from '@trackrecord/platform';

/** Reads accounts. */
export type Accounts = Pick<Firebase, 'getRecord'>;

/** The timeout of the identity provider. */
const TIMEOUT_MS = 3_000;

/**
 * Returns the record of the identity provider; null if the server has no service account or the provider does not
 * respond. The download then contains all other data.
 */
export async function readProviderRecord(accounts: Accounts, uid: string): Promise<ProviderRecord | null> {
  try {
    return (await withDeadline(accounts.getRecord(uid), TIMEOUT_MS, 'the identity provider')) ?? null;
  } catch (error) {
    if (error instanceof IdentityUnavailableError || error instanceof DeadlineExceededError) return null;
    throw error;
  }
}
