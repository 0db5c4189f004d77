import { HISTORY_PAGE, historyQuery, type ProfileHistory } from '@trackrecord/contracts';
import { describeChanges, profileDecider, type RecordedChange } from '@trackrecord/domain';
import { ownIdentity, route, valid } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { profileNotFound } from '../profile/not-found.js';
import type { PastProfiles } from './past-profiles.js';

/** GET /profile/{uid}/history?before=: what changed, newest first, a page at a time (design.md section 4). */
export const getHistory = (profiles: PastProfiles): RequestHandler =>
  route(async (request, response) => {
    const { uid } = ownIdentity(request, response);
    const { before } = valid(historyQuery, request.query);
    const newest = await profiles.newestRevision(uid);
    if (newest === undefined) throw profileNotFound();
    return { status: 200, body: await historyPage(profiles, uid, Math.min(before ?? Infinity, newest + 1), newest) };
  });

/** The page that ends right before a revision. All that came later is read, too: it decides what can be undone. */
async function historyPage(profiles: PastProfiles, uid: string, end: number, newest: number): Promise<ProfileHistory> {
  const start = Math.max(0, end - HISTORY_PAGE);
  if (start === end) return { items: [], next: null, revision: newest };
  const past = start === 0 ? undefined : await profiles.at(uid, { revision: start - 1 });
  const changes: RecordedChange[] = [];
  for await (const change of profiles.changes(uid, start)) changes.push(change);
  if (changes.at(-1)?.event.type === 'AccountErased') throw profileNotFound();
  const shown = end - start;
  const items = describeChanges(
    past?.state ?? profileDecider.initialState,
    changes.slice(0, shown),
    changes.slice(shown),
  );
  const revision = Number(changes.at(-1)?.revision ?? newest);
  return { items: items.toReversed(), next: start === 0 ? null : start, revision };
}
