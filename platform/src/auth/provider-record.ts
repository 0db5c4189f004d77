import type { ProviderRecord } from '@trackrecord/contracts';
import type { UserRecord } from 'firebase-admin/auth';

/** Firebase's types require an email, which phone accounts do not have. */
interface LinkedAccount {
  readonly providerId: string;
  readonly email?: string;
}

/** Converts the record of a Firebase account, without its password hash. */
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

/** Firebase formats dates as RFC 7231, and a missing date as an empty string or null. */
const toIsoTime = (text: string | null): string | null => {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};
