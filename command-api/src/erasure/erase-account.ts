import { ANSWER_DEADLINE, ENDPOINTS, MESSAGES } from '@trackrecord/contracts';
import { handle, requestId, timeLeft, unavailable, withDeadline } from '@trackrecord/platform';
import type { Request, RequestHandler } from 'express';
import { z } from 'zod';
import { idempotencyKey } from '../http/command-request.js';
import { beginErasure, erasePerson, type ErasureParts, ErasureUnderway } from './erase-person.js';

/** When somebody who is told that it takes longer may ask again (seconds). */
const ASK_AGAIN = 30;
/** What is left of the deadline to answer in (ms). */
const ANSWERING = 2_000;

/**
 * DELETE /profile/{uid}: erases the account, and answers once it cannot be read any more, with the receipt (design.md
 * section 5). Where something cannot be reached nothing is begun, and the answer says that. What was begun is finished,
 * here or by the queue: where that takes longer, 503 `erasure-underway` says so.
 */
export const eraseAccount = (parts: ErasureParts, deadline: number = ANSWER_DEADLINE.erasure): RequestHandler =>
  handle(
    ENDPOINTS.eraseAccount,
    async ({ params: { uid }, request, response }) => {
      const erasure = await beginErasure(uid, numberOf(request), parts);
      try {
        const within = Math.max(0, timeLeft(response, deadline) - ANSWERING);
        const receipt = await withDeadline(erasePerson(erasure, parts), within, 'the erasure');
        return { status: 200, body: { message: MESSAGES.accountDeleted, receipt } };
      } catch (error) {
        const left = error instanceof ErasureUnderway ? error.left : undefined;
        parts.logger.error(
          { err: error, left, requestId: requestId(request) },
          'erasure not finished, will be resumed',
        );
        throw underway();
      }
    },
    { deadline },
  );

/**
 * The number that the client wants the erasure to have: a UUID as its Idempotency-Key. With it the receipt is found also
 * where the answer was lost, or somebody else finished what was begun.
 */
function numberOf(request: Request): string | undefined {
  const wanted = z.uuid().safeParse(idempotencyKey(request)?.toLowerCase());
  return wanted.data;
}

const underway = () =>
  unavailable(
    'erasure-underway',
    "Your account is closed and is being erased. This is taking longer than usual. You don't need to do anything.",
    ASK_AGAIN,
  );
