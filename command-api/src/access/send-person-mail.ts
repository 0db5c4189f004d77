import { type ProviderRecord, supportActionEndpoints } from '@trackrecord/contracts';
import { handle, HttpError } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { ActionContext } from './action-context.js';
import { recordAction, rejectErased } from './record-action.js';

/** POST /support/people/{uid}/mails: sends a password-reset email. Staff see neither the address nor the link. */
export const sendPersonMail = (context: ActionContext): RequestHandler =>
  handle(supportActionEndpoints.sendPersonMail, async ({ params: { uid }, body: { kind }, identity, request }) => {
    const { accounts, sendPasswordReset } = context;
    await rejectErased(context, uid);
    const email = requirePasswordEmail(await accounts.getRecord(uid));
    await recordAction(context, { uid, action: 'reset-mail', target: kind, identity, request });
    await sendPasswordReset(email);
    return { status: 202, body: {} };
  });

/** Returns the address of an account that signs in with a password. @throws {HttpError} 404, 409 */
function requirePasswordEmail(account: ProviderRecord | undefined): string {
  if (!account) throw new HttpError(404, 'person-not-found', 'There is no such account.');
  const { email, providers, disabled } = account;
  if (disabled) throw new HttpError(409, 'account-disabled', 'This account is disabled.');
  if (email === null || !providers.some(({ providerId }) => providerId === 'password'))
    throw new HttpError(409, 'no-password', 'This account has no password. The person signs in another way.');
  return email;
}
