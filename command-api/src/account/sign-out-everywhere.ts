import { ENDPOINTS } from '@trackrecord/contracts';
import {
  type AccessTokens,
  type Firebase,
  handle,
  type Identity,
  type Logger,
  type SignOuts,
  unauthorizedError,
} from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { AccountRecorder } from './account-recorder.js';

/** The dependencies of signing out everywhere. */
export interface SignOutContext {
  readonly accounts: Pick<Firebase, 'revokeTokens'>;
  readonly recorder: Pick<AccountRecorder, 'recordChanges' | 'recordSignOut'>;
  readonly signOuts: Pick<SignOuts, 'endBefore'>;
  readonly accessTokens: Pick<AccessTokens, 'revokeBrowsers'>;
  readonly logger: Pick<Logger, 'warn'>;
}

const SECOND_MS = 1_000;
/** How old a sign-in may be to end all others. */
const MAX_SIGN_IN_AGE_MS = 5 * 60_000;

/**
 * POST /profile/{uid}/sign-out-everywhere: ends all sign-ins, at the identity provider and here, and disconnects the
 * browser extension. The time before which sign-ins have ended is stored after that: from then on, the request cannot
 * be repeated with the same token. If the history cannot be written, the sign-ins end all the same.
 */
export const signOutEverywhere = ({
  accounts,
  signOuts,
  accessTokens,
  recorder,
  logger,
}: SignOutContext): RequestHandler => {
  const logFailure = (error: unknown): void => logger.warn({ err: error }, 'recording a sign-out everywhere failed');
  return handle(ENDPOINTS.signOutEverywhere, async ({ params: { uid }, body, identity, request }) => {
    const keepsThis = body.keepThis === true;
    const before = keepsThis ? getRecentSignIn(identity) : getNextSecond();
    await recorder.recordChanges({ identity, request }).catch(logFailure);
    await accessTokens.revokeBrowsers(uid);
    // The provider can end only all sign-ins, this one too. If it ends none, it still issues tokens for the others, but
    // these tokens are rejected here.
    if (!keepsThis) await accounts.revokeTokens(uid);
    await signOuts.endBefore(uid, before);
    await recorder.recordSignOut({ identity, request }, keepsThis).catch(logFailure);
    return { status: 200, body: { before: before.toISOString() } };
  });
};

/** Sign-in times are whole seconds, so sign-ins of this second end as well. */
const getNextSecond = (): Date => new Date((Math.floor(Date.now() / SECOND_MS) + 1) * SECOND_MS);

/**
 * Returns the time of the sign-in if it is recent. Ending only the sign-ins before an old one would leave later ones
 * signed in.
 * @throws {HttpError} 401 `reauthenticate`
 */
function getRecentSignIn({ authTime = 0 }: Identity): Date {
  if (Date.now() - authTime > MAX_SIGN_IN_AGE_MS) throw unauthorizedError('reauthenticate');
  return new Date(authTime);
}
