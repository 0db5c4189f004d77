import type { EventLog } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { ErasureContext } from './erasure/erase-user.js';
import { checkForRestoredData } from './erasure/erasure-context.js';

/** Rejects requests while the log does not match the read models, because no events may be appended to it. */
export const requireLogMatchesReadModels =
  (log: EventLog): RequestHandler =>
  async (_request, _response, next) => {
    await log.requireMatch();
    next();
  };

/**
 * Erases data of erased accounts that a restored backup brought back: at startup, and whenever the log was rolled back.
 * After a rollback, the state caches are cleared first.
 */
export function watchLog(
  log: EventLog,
  erasure: ErasureContext,
  clearStateCaches: () => void,
): { stop: () => Promise<void> } {
  const controller = new AbortController();
  const { signal } = controller;
  const startupCheck = checkForRestoredData(erasure, signal);
  const watcher = log.watch(erasure.logger, signal, async () => {
    erasure.logger.warn('event log rolled back, newer events are missing');
    clearStateCaches();
    await checkForRestoredData(erasure, signal);
  });
  return {
    stop: async () => {
      controller.abort();
      await Promise.all([startupCheck, watcher]);
    },
  };
}
