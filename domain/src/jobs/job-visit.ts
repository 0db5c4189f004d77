import type { JobVisit, VisitMark } from '@trackrecord/contracts';

/** Requests that are less than this apart belong to the same visit, so that a reload keeps what is marked as new. */
const MAX_VISIT_GAP_MS = 30 * 60_000;

/** Returns the end of the last visit before the current one; undefined on the first visit. */
export function getLastVisit(visit: JobVisit | undefined, now: Date): VisitMark | undefined {
  if (!visit) return undefined;
  return isVisitOver(visit, now) ? visit.current : (visit.previous ?? undefined);
}

/** Records that the user has seen a list and the number of its newest job. What was seen once is not new again. */
export function recordVisit(visit: JobVisit | undefined, newestNumber: number, now: Date): JobVisit {
  const newestSeenNumber = Math.max(newestNumber, visit?.current.newest ?? -1);
  return { previous: getLastVisit(visit, now) ?? null, current: { at: now.toISOString(), newest: newestSeenNumber } };
}

const isVisitOver = ({ current }: JobVisit, now: Date): boolean =>
  now.getTime() - Date.parse(current.at) > MAX_VISIT_GAP_MS;
