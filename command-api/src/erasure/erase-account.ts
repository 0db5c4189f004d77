import { RESPONSE_TIMEOUTS_MS, ENDPOINTS, MESSAGES } from '@trackrecord/contracts';
import { handle, getRequestContext, getRemainingTime, unavailableError, withDeadline } from '@trackrecord/platform';
import type { Request, RequestHandler } from 'express';
import { z } from 'zod';
import { idempotencyKey } from '../http/command-request.js';
import { beginErasure, eraseUser, type ErasureContext, ErasureIncomplete } from './erase-user.js';

/** The `Retry-After` of a response that erasing takes longer (seconds). */
const ASK_AGAIN = 30;
/** Time reserved for sending the response (ms). */
const ANSWERING = 2_000;

/**
 * DELETE /profile/{uid}: erases the account. Responds with the receipt once nothing can be read any more (design.md
 * section 5). If a store is down, nothing is started and the response is an error. Once started, an erasure is always
 * finished, here or by the queue; if that takes longer, the response is 503 `erasure-underway`.
 */
export const eraseAccount = (
  context: ErasureContext,
  deadline: number = RESPONSE_TIMEOUTS_MS.erasure,
): RequestHandler =>
  handle(
    ENDPOINTS.eraseAccount,
    async ({ params: { uid }, request, response }) => {
      const erasure = await beginErasure(uid, getReceiptNumber(request), context);
      const requester = { role: 'user', request: getRequestContext(request) } as const;
      try {
        const within = Math.max(0, getRemainingTime(response, deadline) - ANSWERING);
        const receipt = await withDeadline(eraseUser(erasure, context, requester), within, 'the erasure');
        return { status: 200, body: { message: MESSAGES.accountDeleted, receipt } };
      } catch (error) {
        const left = error instanceof ErasureIncomplete ? error.remaining : undefined;
        context.logger.error(
          { err: error, left, requestId: requester.request.requestId },
          'erasure not finished, will be resumed',
        );
        throw underway();
      }
    },
    { deadline },
  );

/**
 * Returns the id that the client gave the erasure: a UUID as its Idempotency-Key. It finds the receipt even if the
 * response was lost or the queue finished the erasure.
 */
function getReceiptNumber(request: Request): string | undefined {
  const wanted = z.uuid().safeParse(idempotencyKey(request)?.toLowerCase());
  return wanted.data;
}

const underway = () =>
  unavailableError(
    'erasure-underway',
    "Your account is closed and is being erased. This is taking longer than usual. You don't need to do anything.",
    ASK_AGAIN,
  );
