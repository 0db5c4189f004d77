import { MESSAGES, MIN_REVISION, type Profile } from '@trackrecord/contracts';
import { etag, HttpError, ownIdentity, pause, route, unavailable } from '@trackrecord/platform';
import type { Request, RequestHandler } from 'express';
import type { ViewStore } from '../projector/view-store.js';

const LONGEST_WAIT = 2_000;
const LONGEST_PAUSE = 40;

/** GET /profile/{uid}: the profile, as new as the revision the client has seen at least. */
export const getProfile = (liveViews: () => Promise<ViewStore<Profile>>): RequestHandler =>
  route(async (request, response) => {
    const { uid } = ownIdentity(request, response);
    const least = leastRevision(request);
    if (least !== undefined) await waitFor(liveViews, uid, least);
    const found = (await (await liveViews()).read([uid])).get(uid);
    if (!found?.view) throw new HttpError(404, 'profile-not-found', MESSAGES.profileNotFound);
    return { status: 200, body: found.view, headers: { ETag: etag(found.revision) } };
  });

function leastRevision(request: Request): number | undefined {
  const header = request.get(MIN_REVISION);
  if (header === undefined) return undefined;
  if (!/^\d{1,15}$/.test(header)) throw new HttpError(400, 'min-revision', 'X-Min-Revision must be a whole number.');
  return Number(header);
}

/** Waits until the view has a revision, at most two seconds (design.md section 3). */
async function waitFor(liveViews: () => Promise<ViewStore<Profile>>, uid: string, least: number): Promise<void> {
  const until = Date.now() + LONGEST_WAIT;
  for (let wait = 2; ; wait = Math.min(wait * 1.5, LONGEST_PAUSE)) {
    const revision = await (await liveViews()).revision(uid);
    if (revision !== undefined && revision >= least) return;
    if (Date.now() + wait > until) {
      throw unavailable('view-behind', 'Your latest changes are still being processed. Please try again in a moment.');
    }
    await pause(wait);
  }
}
