import type { ProviderRecord } from '@trackrecord/contracts';
import { DeadlineExceeded, type Firebase, IdentityUnavailable, withDeadline } from '@trackrecord/platform';

/** Who knows accounts. */
export type Accounts = Pick<Firebase, 'record'>;

/** How long the provider is waited for (ms). */
const PATIENCE = 3_000;

/**
 * What the identity provider has on record about a person; null where it cannot be asked, because this server holds no
 * service account or the provider does not answer. That is no reason to withhold everything else.
 */
export async function providerRecordOf(accounts: Accounts, uid: string): Promise<ProviderRecord | null> {
  try {
    return (await withDeadline(accounts.record(uid), PATIENCE, 'the identity provider')) ?? null;
  } catch (error) {
    if (error instanceof IdentityUnavailable || error instanceof DeadlineExceeded) return null;
    throw error;
  }
}
