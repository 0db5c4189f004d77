import { type ProjectionRebuildDocument, REBUILD_TIMEOUT_MS, type RebuildDocument } from '@trackrecord/contracts';
import { isOutage, type Logger, sleep, sleepUntilDue } from '@trackrecord/platform';
import { type ProjectionRebuilds, RebuildLostError } from './projection-rebuilds.js';
import type { rebuildStream } from './rebuild.js';
import { type RebuildEnd, REBUILD_FAILURES, type RebuildRequests, type RequestedRebuild } from './rebuild-requests.js';

const POLL_INTERVAL_MS = 2_000;
/** How long a rebuild of a projection may take to stop before the lease is given up (ms). */
const STOP_TIMEOUT_MS = 5_000;

interface RebuildContext {
  /** The name of the projection. */
  readonly projection: string;
  readonly requests: Pick<RebuildRequests, 'startNext' | 'finish' | 'failInterrupted'>;
  readonly projectionRebuilds: Pick<ProjectionRebuilds, 'requeueInterrupted'>;
  /** Rebuilds the document of one stream. Must not write after the signal has aborted. */
  readonly rebuild: (stream: string, signal: AbortSignal) => ReturnType<typeof rebuildStream>;
  /** Rebuilds all views of the projection. Must neither switch nor drop after the signal has aborted. */
  readonly rebuildProjection: (
    rebuild: ProjectionRebuildDocument,
    onProgress: () => void,
    signal: AbortSignal,
  ) => Promise<RebuildEnd>;
  readonly logger: Logger;
  readonly timeoutMs?: number;
}

/**
 * Runs the rebuilds that staff requested, one at a time, until the signal aborts. For the holder of the lease of the
 * projection only. If one is running when the signal aborts, the next holder starts it again if it is of the projection,
 * and reports it as failed otherwise.
 */
export async function runRebuilds(context: RebuildContext, signal: AbortSignal): Promise<void> {
  const { projection, requests, projectionRebuilds, logger } = context;
  let hasTakenOver = false;
  let isFailing = false;
  const isActive = () => !signal.aborted;
  while (isActive()) {
    try {
      if (!hasTakenOver) {
        await requests.failInterrupted(projection, new Date());
        await projectionRebuilds.requeueInterrupted(projection);
      }
      hasTakenOver = true;
      for (let next = await start(context); next && isActive(); next = await start(context))
        await (next.uid === null ? runOfProjection(next, context, signal) : run(next, context, signal));
      isFailing = false;
    } catch (error) {
      if (!isFailing) logger.warn({ err: error, projection }, 'processing requested rebuilds failed, retrying');
      isFailing = true;
      // How one ended may not be stored.
      hasTakenOver = false;
    }
    await sleepUntilDue(POLL_INTERVAL_MS, signal);
  }
}

const start = ({ projection, requests }: RebuildContext): Promise<RequestedRebuild | undefined> =>
  requests.startNext(projection, new Date());

async function run(
  { _id, stream }: RebuildDocument,
  { projection, requests, rebuild, logger, timeoutMs = REBUILD_TIMEOUT_MS }: RebuildContext,
  signal: AbortSignal,
): Promise<void> {
  const stopController = new AbortController();
  const stopSignal = AbortSignal.any([signal, stopController.signal]);
  const rebuilding = rebuild(stream, stopSignal)
    .then(toEnd)
    .catch((error: unknown): RebuildEnd | undefined => {
      if (stopSignal.aborted) return undefined;
      logger.error({ err: error, projection, stream, rebuild: _id }, 'requested rebuild failed');
      return { state: 'failed', events: null, reason: REBUILD_FAILURES.internal };
    });
  const end = await Promise.race([rebuilding, sleep(timeoutMs, stopSignal)]);
  // Not awaited: a late rebuild may wait for a response that never comes. It writes nothing any more.
  stopController.abort();
  if (signal.aborted && !end) return;
  await requests.finish(_id, end ?? { state: 'failed', events: null, reason: REBUILD_FAILURES.timeout }, new Date());
}

const toEnd = ({ eventCount, stuck }: Awaited<ReturnType<typeof rebuildStream>>): RebuildEnd =>
  stuck
    ? { state: 'stuck', events: stuck.revision, reason: stuck.reason }
    : { state: 'done', events: eventCount, reason: null };

/** Rebuilds all views. After an outage of a store it is started again, as after an exit of the projector. */
async function runOfProjection(
  rebuild: ProjectionRebuildDocument,
  context: RebuildContext,
  signal: AbortSignal,
): Promise<void> {
  const { projection, requests, projectionRebuilds, logger, timeoutMs = REBUILD_TIMEOUT_MS } = context;
  const stopController = new AbortController();
  const stopSignal = AbortSignal.any([signal, stopController.signal]);
  let progressAt = Date.now();
  const onProgress = (): void => {
    progressAt = Date.now();
  };
  logger.info({ projection, attempt: rebuild.attempts + 1 }, 'rebuilding all views');
  const rebuilding = context
    .rebuildProjection(rebuild, onProgress, stopSignal)
    .catch((error: unknown): RebuildEnd | 'interrupted' | 'stopped' => {
      if (stopSignal.aborted || error instanceof RebuildLostError) return 'stopped';
      logger.error({ err: error, projection }, 'rebuilding all views failed');
      if (isOutage(error)) return 'interrupted';
      return { state: 'failed', events: rebuild.events, reason: REBUILD_FAILURES.internal };
    });
  const end = await Promise.race([rebuilding, waitForStall(() => progressAt, timeoutMs, stopSignal)]);
  stopController.abort();
  if (signal.aborted || end === 'stopped') {
    // What is written after the next holder has begun would be in a collection that it has dropped.
    await Promise.race([rebuilding, sleep(STOP_TIMEOUT_MS)]);
    return;
  }
  if (end === 'interrupted') {
    await projectionRebuilds.requeueInterrupted(projection);
    await sleep(POLL_INTERVAL_MS * 2 ** rebuild.attempts, signal);
    return;
  }
  const stored = end ?? { state: 'failed', events: rebuild.events, reason: REBUILD_FAILURES.stalled };
  await requests.finish(rebuild._id, stored, new Date());
  logger.info({ projection, state: stored.state, events: stored.events }, 'rebuild of all views ended');
}

/** Resolves when there was no progress for a time, or the signal aborts. */
async function waitForStall(getProgressAt: () => number, timeoutMs: number, signal: AbortSignal): Promise<undefined> {
  for (let waitMs = timeoutMs; waitMs > 0 && !signal.aborted; waitMs = getProgressAt() + timeoutMs - Date.now())
    await sleep(waitMs, signal);
  return undefined;
}
