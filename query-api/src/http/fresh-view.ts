import { MIN_REVISION, REVISION_LOST } from '@trackrecord/contracts';
import { HttpError, pause, unavailable } from '@trackrecord/platform';
import type { Request } from 'express';
import type { StoredView, ViewStore } from '../projector/view-store.js';

/** The documents that serve right now: a rebuild puts others in their place. */
export type LiveViews<View> = () => Promise<ViewStore<View>>;

const LONGEST_WAIT = 2_000;
const LONGEST_PAUSE = 40;

/**
 * The document of a user, as new as the revision that the request has seen at least (X-Min-Revision, design.md
 * section 3).
 * @throws {HttpError} 400 for a header that is no revision, 503 when the view does not come that far in two seconds.
 */
export async function freshView<View>(
  request: Request,
  liveViews: LiveViews<View>,
  uid: string,
): Promise<StoredView<View> | undefined> {
  await untilSeen(
    request,
    async (least) => (await liveViews()).revisionFor(uid, least),
    async (least) => (await liveViews()).isLost(uid, least),
  );
  return (await (await liveViews()).read([uid])).get(uid);
}

/**
 * Waits until something has come as far as the request has seen at least.
 * @throws {HttpError} 400 for a header that is no revision, 503 when it does not come that far in two seconds: with the
 * code `revision-lost` where it never will, so that the client forgets that revision.
 */
export async function untilSeen(
  request: Request,
  revisionNow: (least: number) => Promise<number | undefined>,
  isLost: (least: number) => Promise<boolean> = () => Promise.resolve(false),
): Promise<void> {
  const least = leastRevision(request);
  if (least === undefined) return;
  const until = Date.now() + LONGEST_WAIT;
  for (let wait = 2; ; wait = Math.min(wait * 1.5, LONGEST_PAUSE)) {
    const revision = await revisionNow(least);
    if (revision !== undefined && revision >= least) return;
    if (Date.now() + wait > until) {
      if (await isLost(least))
        throw unavailable(REVISION_LOST, 'Some of your latest changes were lost. Please try again.');
      throw unavailable('view-behind', 'Your latest changes are still being processed. Please try again in a moment.');
    }
    await pause(wait);
  }
}

function leastRevision(request: Request): number | undefined {
  const header = request.get(MIN_REVISION);
  if (header === undefined) return undefined;
  if (!/^\d{1,15}$/.test(header)) throw new HttpError(400, 'min-revision', 'X-Min-Revision must be a whole number.');
  return Number(header);
}
