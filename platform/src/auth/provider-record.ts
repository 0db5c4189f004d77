import type { ProviderRecord } from '@trackrecord/contracts';
import type { UserRecord } from 'firebase-admin/auth';

/** Firebase declares an address that those without one, such as telephones, do not have. */
interface LinkedAccount {
  readonly providerId: string;
  readonly email?: string;
}

/** What Firebase has on record about an account, but its password, of which it keeps a hash that is nobody's to see. */
export const toProviderRecord = (user: UserRecord): ProviderRecord => ({
  createdAt: toIsoTime(user.metadata.creationTime),
  lastSignInAt: toIsoTime(user.metadata.lastSignInTime),
  email: user.email ?? null,
  emailVerified: user.emailVerified,
  phone: user.phoneNumber ?? null,
  displayName: user.displayName ?? null,
  photo: user.photoURL ?? null,
  providers: user.providerData.map(({ providerId, email }: LinkedAccount) => ({ providerId, email: email ?? null })),
  disabled: user.disabled,
});

/** Firebase tells moments as RFC 7231 has them, and an empty text or nothing where there was none. */
const toIsoTime = (text: string | null): string | null => {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};
