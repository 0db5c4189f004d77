import type { EventLog } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { ErasureContext } from './erasure/erase-user.js';
import { eraseRestored } from './erasure/open-erasure.js';

/** Refuses requests while the log is not the one that the read models were made of: nothing must be written to it. */
export const requireLog =
  (log: EventLog): RequestHandler =>
  async (_request, _response, next) => {
    await log.requireMatch();
    next();
  };

/**
 * Looks for what a backup brought back of erased accounts, at the start and whenever the log has gone back, and then
 * forgets what was folded of it.
 */
export function watchLog(
  log: EventLog,
  erasure: ErasureContext,
  forgetFolded: () => void,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const looking = eraseRestored(erasure, signal);
  const watching = log.watch(erasure.logger, signal, async () => {
    erasure.logger.warn('event log went back, a tail is missing');
    forgetFolded();
    await eraseRestored(erasure, signal);
  });
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all([looking, watching]);
    },
  };
}
