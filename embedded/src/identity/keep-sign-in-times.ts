/** The account of a user, as far as this module needs it. */
interface EmulatorUser {
  readonly localId: string;
  /** Ms since the epoch. */
  readonly lastLoginAt?: string;
  readonly disabled?: boolean;
}

interface RefreshTokenRecord {
  readonly signedInAt?: string;
  readonly [field: string]: unknown;
}

interface ProjectState {
  createRefreshTokenFor: (user: EmulatorUser, ...rest: readonly unknown[]) => string;
  validateRefreshToken: (token: string) => { readonly user: EmulatorUser };
  updateUserByLocalId: (localId: string, changes: object, ...rest: readonly unknown[]) => EmulatorUser;
}

/** The module of the emulator's accounts. */
export interface StateModule {
  readonly ProjectState: { readonly prototype: ProjectState };
}

const decodeRefreshToken = (token: string): RefreshTokenRecord =>
  JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as RefreshTokenRecord;
const encodeRefreshToken = (record: RefreshTokenRecord): string =>
  Buffer.from(JSON.stringify(record)).toString('base64');

/**
 * Keeps the time of the sign-in in refresh tokens, as Firebase does. The emulator puts the user's last sign-in on any
 * device into a refreshed token, so signing in somewhere would revive sign-ins that had ended.
 */
export function keepSignInTimes({ ProjectState: { prototype } }: StateModule): void {
  const { createRefreshTokenFor, validateRefreshToken, updateUserByLocalId } = prototype;
  /** The times of the sign-ins whose tokens are being refreshed. The emulator refreshes a token synchronously. */
  const signInTimes = new Map<string, string>();

  prototype.createRefreshTokenFor = function create(user, ...rest) {
    const signedInAt = signInTimes.get(user.localId) ?? user.lastLoginAt;
    signInTimes.delete(user.localId);
    return encodeRefreshToken({ ...decodeRefreshToken(createRefreshTokenFor.call(this, user, ...rest)), signedInAt });
  };
  prototype.validateRefreshToken = function validate(token) {
    const result = validateRefreshToken.call(this, token);
    const { signedInAt } = decodeRefreshToken(token);
    if (signedInAt !== undefined && result.user.disabled !== true) signInTimes.set(result.user.localId, signedInAt);
    return result;
  };
  // The emulator reads the user again, with this call, before it creates the tokens.
  prototype.updateUserByLocalId = function update(localId, changes, ...rest) {
    const user = updateUserByLocalId.call(this, localId, changes, ...rest);
    const signedInAt = signInTimes.get(localId);
    return signedInAt === undefined ? user : { ...user, lastLoginAt: signedInAt };
  };
}
