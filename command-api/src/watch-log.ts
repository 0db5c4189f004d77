import type { EventLog } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { ErasureContext } from './erasure/erase-user.js';
import { checkForRestoredData } from './erasure/erasure-context.js';

/** Rejects requests while the log is not the one of the read models, because nothing may be appended to it. */
export const requireLog =
  (log: EventLog): RequestHandler =>
  async (_request, _response, next) => {
    await log.requireMatch();
    next();
  };

/**
 * Erases data of erased accounts that a restored backup brought back, at startup and whenever the log went back. Then
 * clears the state caches.
 */
export function watchLog(
  log: EventLog,
  erasure: ErasureContext,
  forgetFolded: () => void,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const looking = checkForRestoredData(erasure, signal);
  const watching = log.watch(erasure.logger, signal, async () => {
    erasure.logger.warn('event log went back, a tail is missing');
    forgetFolded();
    await checkForRestoredData(erasure, signal);
  });
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all([looking, watching]);
    },
  };
}
