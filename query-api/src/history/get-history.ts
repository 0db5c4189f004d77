import { ENDPOINTS, HISTORY_PAGE_SIZE, type ProfileHistory } from '@trackrecord/contracts';
import { describeFoldedChanges } from '@trackrecord/domain';
import { handle } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { profileNotFoundError } from '../http/profile-not-found.js';
import type { PastProfiles } from './past-profiles.js';
import { type RecentHistories, getStartRevision } from './recent-histories.js';

/** The sources of a history. */
export interface HistorySources {
  readonly pastProfiles: Pick<PastProfiles, 'readLastEvent'>;
  readonly histories: Pick<RecentHistories, 'read' | 'delete'>;
}

/** GET /profile/{uid}/history?before=: one page of changes, newest first. */
export const getHistory = (sources: HistorySources): RequestHandler =>
  handle(ENDPOINTS.getHistory, async ({ params: { uid }, query: { before } }) => ({
    status: 200,
    body: await readHistoryPage(sources, uid, before),
  }));

/**
 * Returns the page before a revision. Reads later changes, too, because they decide what can be undone.
 * @throws {HttpError} 404 if there is no profile, or it is erased.
 */
export async function readHistoryPage(
  { pastProfiles, histories }: HistorySources,
  uid: string,
  before = Infinity,
): Promise<ProfileHistory> {
  const head = await pastProfiles.readLastEvent(uid);
  if (!head || head.type === 'AccountErased') {
    histories.delete(uid);
    throw profileNotFoundError();
  }
  const newestRevision = Number(head.revision);
  const end = Math.min(before, newestRevision + 1);
  const start = Math.max(0, end - HISTORY_PAGE_SIZE);
  if (start === end) return { items: [], next: null, revision: newestRevision };
  const history = await histories.read(uid, start, head);
  const last = history.changes.at(-1)?.recordedChange;
  if (last?.event.type === 'AccountErased') {
    histories.delete(uid);
    throw profileNotFoundError();
  }
  const historyStart = getStartRevision(history);
  const items = describeFoldedChanges(history, Math.max(0, start - historyStart), end - historyStart);
  return {
    items: items.toReversed(),
    next: start === 0 ? null : start,
    revision: Number(last?.revision ?? newestRevision),
  };
}
