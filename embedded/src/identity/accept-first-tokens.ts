/** The fields of a new account that matter here. */
interface NewAccount {
  /** Ms since the epoch. */
  readonly lastLoginAt?: string;
  /** Seconds since the epoch: tokens of earlier sign-ins are revoked. */
  readonly validSince?: string;
}

interface AccountsPrototype {
  createUserWithLocalId: (localId: string, account: NewAccount) => unknown;
}

/** The module of the emulator's accounts. */
export interface AccountsModule {
  readonly ProjectState: { readonly prototype: AccountsPrototype };
}

/**
 * Accepts the tokens of a sign-up. The emulator reads the clock twice, for the sign-in and for `validSince`: if a new
 * second begins in between, it treats the token that it has just issued as revoked.
 */
export function acceptFirstTokens({ ProjectState: { prototype } }: AccountsModule): void {
  const { createUserWithLocalId } = prototype;
  prototype.createUserWithLocalId = function create(localId, account) {
    return createUserWithLocalId.call(this, localId, limitValidSince(account));
  };
}

/** Limits `validSince` to the time of the sign-in. */
function limitValidSince(account: NewAccount): NewAccount {
  const { lastLoginAt, validSince } = account;
  if (lastLoginAt === undefined || validSince === undefined) return account;
  const signedInAt = Math.floor(Number(lastLoginAt) / 1_000);
  return { ...account, validSince: String(Math.min(Number(validSince), signedInAt)) };
}
