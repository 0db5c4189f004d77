import type { AccountState } from '@trackrecord/contracts';
import type { Auth } from 'firebase-admin/auth';
import { z } from 'zod';

/** How a user signs in, as the identity provider knows it. */
export interface ProviderAccount {
  readonly account: AccountState;
  /** When the password was set last; null if there is none. */
  readonly passwordChangedAt: string | null;
}

/** The response of `accounts:lookup`. `UserRecord` of firebase-admin lacks the time of the password. */
const lookupResponse = z.object({
  users: z.tuple([
    z.object({
      email: z.string().optional(),
      /** Whole seconds since the epoch. */
      validSince: z.string().optional(),
      /** Milliseconds since the epoch. */
      passwordUpdatedAt: z.number().optional(),
      providerUserInfo: z.array(z.object({ providerId: z.string(), email: z.string().optional() })).optional(),
    }),
  ]),
});

/** The part of firebase-admin that sends the request; private, see CONTRIBUTING.md. */
interface RequestHandler {
  readonly authRequestHandler: { readonly getAccountInfoByUid: (uid: string) => Promise<unknown> };
}

/** Reads how a user signs in, and when their password was set. Rejects with the errors of firebase-admin. */
export async function readProviderAccount(auth: Auth, uid: string): Promise<ProviderAccount> {
  const { authRequestHandler } = auth as object as RequestHandler;
  const response = lookupResponse.parse(await authRequestHandler.getAccountInfoByUid(uid));
  const [{ email, validSince, passwordUpdatedAt, providerUserInfo = [] }] = response.users;
  const google = providerUserInfo.find(({ providerId }) => providerId === 'google.com');
  return {
    account: {
      email: email ?? null,
      googleEmail: google ? (google.email ?? '') : null,
      tokensValidAfter: validSince === undefined ? null : toIso(Number(validSince) * 1_000),
    },
    passwordChangedAt: passwordUpdatedAt === undefined ? null : toIso(passwordUpdatedAt),
  };
}

const toIso = (time: number): string => new Date(time).toISOString();
