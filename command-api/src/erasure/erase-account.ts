import { ENDPOINTS, MESSAGES } from '@trackrecord/contracts';
import {
  findCurrentRoles,
  handle,
  getRequestContext,
  getDeadline,
  HttpError,
  type StaffAccounts,
  unavailableError,
  withDeadline,
} from '@trackrecord/platform';
import type { Request, RequestHandler } from 'express';
import { z } from 'zod';
import { getIdempotencyKey } from '../http/command-request.js';
import { beginErasure, eraseUser, type ErasureContext, ErasureIncompleteError } from './erase-user.js';

/** The Retry-After of the 503 response. */
const RETRY_AFTER_SECONDS = 30;
/** Time reserved for sending the response (ms). */
const RESPONSE_RESERVE_MS = 2_000;

/** The dependencies of the request to erase an account. */
interface EraseAccountContext extends ErasureContext {
  /** The accounts at the identity provider. */
  readonly accounts: StaffAccounts;
}

/**
 * DELETE /profile/{uid}: erases the account. Responds with the receipt once no data can be read any more. If a store is
 * down, nothing is started and the response is an error. Once started, an erasure is always finished, here or by the
 * queue; if that takes longer, the response is 503 `erasure-underway`. Staff get 409 `has-staff-roles`.
 */
export const eraseAccount = (
  context: EraseAccountContext,
  timeoutMs: number = ENDPOINTS.eraseAccount.timeoutMs,
): RequestHandler =>
  handle({ ...ENDPOINTS.eraseAccount, timeoutMs }, async ({ params: { uid }, request }) => {
    await rejectStaff(uid, context);
    const erasure = await beginErasure(uid, getErasureId(request), context);
    const requester = { role: 'user', request: getRequestContext(request) } as const;
    try {
      const remainingMs = Math.max(0, getDeadline(request).remainingMs - RESPONSE_RESERVE_MS);
      const receipt = await withDeadline(eraseUser(erasure, context, requester), remainingMs, 'the erasure');
      return { status: 200, body: { message: MESSAGES.accountDeleted, receipt } };
    } catch (error) {
      const remainingParts = error instanceof ErasureIncompleteError ? error.remainingParts : undefined;
      context.logger.error(
        { err: error, remainingParts, requestId: requester.request.requestId },
        'erasure not finished, will be resumed',
      );
      throw erasureUnderwayError();
    }
  });

/**
 * Rejects staff: somebody has to revoke their roles first, so that no account with roles vanishes unnoticed. An erasure
 * that has begun is not stopped.
 * @throws {HttpError} 409 `has-staff-roles`
 */
async function rejectStaff(uid: string, { erasures, accounts }: EraseAccountContext): Promise<void> {
  if (await erasures.has(uid)) return;
  const account = await accounts.getAccount(uid);
  if (account && findCurrentRoles(account, Date.now()).length > 0)
    throw new HttpError(
      409,
      'has-staff-roles',
      'Your account has staff roles. Ask for them to be revoked first. Then you can delete your account.',
    );
}

/**
 * Returns the Idempotency-Key if it is a UUID. It becomes the id of the erasure, so that the client can find the
 * receipt even if the response was lost or the queue finished the erasure.
 */
function getErasureId(request: Request): string | undefined {
  const parsed = z.uuid().safeParse(getIdempotencyKey(request)?.toLowerCase());
  return parsed.data;
}

const erasureUnderwayError = () =>
  unavailableError(
    'erasure-underway',
    "Your account is closed and is being erased. This is taking longer than usual. You don't need to do anything.",
    RETRY_AFTER_SECONDS,
  );
