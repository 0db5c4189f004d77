import { REBUILD_TIMEOUT_MS, type RebuildDocument } from '@trackrecord/contracts';
import { type Logger, sleep } from '@trackrecord/platform';
import type { rebuildStream } from './rebuild.js';
import { type RebuildEnd, REBUILD_FAILURES, type RebuildRequests } from './rebuild-requests.js';

const POLL_INTERVAL_MS = 2_000;

interface RebuildContext {
  /** The name of the projection. */
  readonly projection: string;
  readonly requests: Pick<RebuildRequests, 'startNext' | 'finish' | 'failInterrupted'>;
  /** Rebuilds the document of one stream. Must not write after the signal has aborted. */
  readonly rebuild: (stream: string, signal: AbortSignal) => ReturnType<typeof rebuildStream>;
  readonly logger: Logger;
  readonly timeoutMs?: number;
}

/**
 * Runs the rebuilds that staff requested, one at a time, until the signal aborts. For the holder of the lease of the
 * projection only. A rebuild that is running when the signal aborts is reported as failed by the next holder.
 */
export async function runRebuilds(context: RebuildContext, signal: AbortSignal): Promise<void> {
  const { projection, requests, logger } = context;
  let hasTakenOver = false;
  let isFailing = false;
  const isActive = () => !signal.aborted;
  while (isActive()) {
    try {
      if (!hasTakenOver) await requests.failInterrupted(projection, new Date());
      hasTakenOver = true;
      for (let next = await start(context); next && isActive(); next = await start(context))
        await run(next, context, signal);
      isFailing = false;
    } catch (error) {
      if (!isFailing) logger.warn({ err: error, projection }, 'processing requested rebuilds failed, retrying');
      isFailing = true;
    }
    await sleep(POLL_INTERVAL_MS, signal);
  }
}

const start = ({ projection, requests }: RebuildContext): Promise<RebuildDocument | undefined> =>
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
