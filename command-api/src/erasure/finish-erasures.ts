import type { FinishedErasures } from '@trackrecord/contracts';
import { type CurrentRequest, type Erasure, getRequestContext, route } from '@trackrecord/platform';
import { eraseAll, eraseUser, type ErasureContext } from './erase-user.js';
import type { RequestHandler } from 'express';

/** Age at which an unfinished erasure counts as abandoned (ms): the request that started it has timed out by then. */
const ABANDONED_AFTER_MS = 90_000;
/**
 * When the second pass is due (ms). For up to a minute after a key was destroyed, a process may have it in its cache
 * and write data that nobody can decrypt.
 */
const SECOND_PASS_AFTER_MS = 120_000;
const BATCH_SIZE = 20;
/** The number of erased users per check. */
const CHECK_BATCH_SIZE = 200;

/** The deadline of the job, and the time after which it starts no further erasure. */
const TIMEOUT_MS = 55_000;
const STOP_AFTER_MS = 25_000;

/**
 * POST /internal/erasures/finish: finishes abandoned erasures, and ends records of accesses. Called repeatedly by the
 * queue `erasure`.
 */
export const resumeErasures = (context: ErasureContext): RequestHandler =>
  route(async (request) => {
    const signal = AbortSignal.timeout(STOP_AFTER_MS);
    return { status: 200, body: await finishErasures(context, signal, new Date(), getRequestContext(request)) };
  }, TIMEOUT_MS);

/**
 * Finishes abandoned erasures, runs the second pass for those that are due, and ends records of accesses that were kept
 * long enough. Those whose last attempt is oldest come first. Stops when the signal aborts. Failures are logged, and
 * retried by a later call.
 */
export async function finishErasures(
  context: ErasureContext,
  signal: AbortSignal,
  now = new Date(),
  request?: CurrentRequest,
): Promise<FinishedErasures> {
  const { erasures, erasers, accessLog } = context;
  const abandonedErasures = await erasures.listByState('begun', subtractMs(now, ABANDONED_AFTER_MS), BATCH_SIZE);
  const firstPassCounts = await finishAll(abandonedErasures, context, signal, async (erasure) => {
    await eraseUser(erasure, context, { role: 'system', request });
  });
  const secondPassErasures = await erasures.listByState('erased', subtractMs(now, SECOND_PASS_AFTER_MS), BATCH_SIZE);
  const secondPassCounts = await finishAll(secondPassErasures, context, signal, async (erasure) => {
    const { id, uid } = erasure;
    await eraseAll(uid, erasers, { id, role: 'system', request });
    await erasures.settle(uid, now, accessLog.findEnd(findErasedAt(erasure)));
  });
  const accessLogCounts = await expireAccessLogs(context, signal, now);
  return {
    finished: firstPassCounts.done,
    settled: secondPassCounts.done,
    failed: firstPassCounts.failed + secondPassCounts.failed + accessLogCounts.failed,
  };
}

/** Ends records of accesses that were kept long enough. Counts successes and failures. */
export async function expireAccessLogs(context: ErasureContext, signal: AbortSignal, now: Date): Promise<Counts> {
  const { erasures, accessLog } = context;
  const expiredErasures = await erasures.listExpiredAccessLogs(now, BATCH_SIZE);
  return finishAll(expiredErasures, context, signal, async ({ uid }) => {
    await accessLog.expire(uid);
    await erasures.finishAccessLog(uid);
  });
}

const findErasedAt = ({ receipt, since }: Erasure): Date => (receipt ? new Date(receipt.erasedAt) : since);

/**
 * Checks whether a restored backup brought back data of erased users, and reopens their erasures. The list of erasures
 * is stored with the keys, which such a backup does not contain. Returns the number of users.
 */
export async function reopenRestoredErasures(
  { erasures, erasers, accessLog }: ErasureContext,
  signal: AbortSignal,
): Promise<number> {
  let reopenedCount = 0;
  for (let lastUid = ''; !signal.aborted;) {
    const settledErasures = await erasures.listSettledAfter(lastUid, CHECK_BATCH_SIZE);
    const uids = settledErasures.map(({ uid }) => uid);
    const restoredUids = new Set<string>();
    for (const { findRestored } of erasers) for (const uid of (await findRestored?.(uids)) ?? []) restoredUids.add(uid);
    // Once a record of accesses has ended, the age of its events is limited. Without the limit, they were restored.
    for (const { uid, accessLogUntil } of settledErasures)
      if (accessLogUntil === undefined && (await accessLog.isUnlimited(uid))) restoredUids.add(uid);
    // With this time they are due at once: the next call of `finishErasures` erases them.
    for (const uid of restoredUids) await erasures.reopen(uid, new Date(0));
    reopenedCount += restoredUids.size;
    const nextUid = uids.at(-1);
    if (nextUid === undefined) break;
    lastUid = nextUid;
  }
  return reopenedCount;
}

interface Counts {
  readonly done: number;
  readonly failed: number;
}

/** Finishes erasures one after another. Counts successes and failures. */
async function finishAll(
  list: readonly Erasure[],
  { erasures, logger }: ErasureContext,
  signal: AbortSignal,
  finish: (erasure: Erasure) => Promise<void>,
): Promise<Counts> {
  let [done, failed] = [0, 0];
  for (const erasure of list) {
    if (signal.aborted) break;
    try {
      await erasures.recordAttempt(erasure.uid, new Date());
      await finish(erasure);
      done += 1;
    } catch (error) {
      failed += 1;
      logger.error({ err: error, erasure: erasure.id }, 'erasure could not be finished, a later run retries it');
    }
  }
  return { done, failed };
}

const subtractMs = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);
