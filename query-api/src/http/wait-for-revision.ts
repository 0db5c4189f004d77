import { type MIN_APPLICATIONS_REVISION_HEADER, MIN_REVISION_HEADER, REVISION_LOST } from '@trackrecord/contracts';
import { HttpError, sleep, unavailableError } from '@trackrecord/platform';
import type { Request } from 'express';
import type { StoredView, ViewStore } from '../projector/view-store.js';

/** Returns the live views. A rebuild switches to new ones. */
export type LiveViews<View> = () => Promise<ViewStore<View>>;

const MAX_WAIT_MS = 2_000;
const MIN_DELAY_MS = 2;
const MAX_DELAY_MS = 40;
/** The delay grows slowly, so that a view that needs 15 ms is found soon after. */
const DELAY_FACTOR = 1.2;

/**
 * Returns the document of a user, at least at the revision in X-Min-Revision, or in another header. If the document is
 * behind, missing events are folded once from the log; then it waits.
 * @throws {HttpError} 400 for an invalid header, 503 if the view does not reach the revision in two seconds.
 */
export async function readFreshView<View>(
  request: Request,
  liveViews: LiveViews<View>,
  uid: string,
  header: typeof MIN_REVISION_HEADER | typeof MIN_APPLICATIONS_REVISION_HEADER = MIN_REVISION_HEADER,
): Promise<StoredView<View> | undefined> {
  const minRevision = readMinRevision(request, header);
  if (minRevision === undefined) return (await liveViews()).readUsable(uid);
  let isFirstRead = true;
  return poll(
    async () => {
      const catchUp = isFirstRead;
      isFirstRead = false;
      return (await liveViews()).readFrom(uid, minRevision, { catchUp });
    },
    async () => (await liveViews()).isLost(uid, minRevision),
  );
}

/**
 * Returns true if a document at a revision can be sent as it is: the request requires no revision, or this one. For
 * others, `readFreshView` waits or asks the log.
 * @throws {HttpError} 400 for an invalid header.
 */
export function isRevisionAccepted(
  request: Request,
  revision: number,
  header: typeof MIN_REVISION_HEADER | typeof MIN_APPLICATIONS_REVISION_HEADER = MIN_REVISION_HEADER,
): boolean {
  const minRevision = readMinRevision(request, header);
  return minRevision === undefined || minRevision === revision;
}

/** Waits until the revision of the request is reached. @throws {HttpError} like `readFreshView`. */
export async function waitForRevision(
  request: Request,
  readRevision: () => Promise<number | undefined>,
  isLost: (minRevision: number) => Promise<boolean>,
): Promise<void> {
  const minRevision = readMinRevision(request);
  if (minRevision === undefined) return;
  await poll(
    async () => (((await readRevision()) ?? -1) >= minRevision ? undefined : 'behind'),
    () => isLost(minRevision),
  );
}

/**
 * Reads until the result is not `behind`.
 * @throws {HttpError} 503 after two seconds; with the code `revision-lost` if the log does not contain the revision, so
 * that the client forgets it.
 */
async function poll<T>(read: () => Promise<T | 'behind'>, isLost: () => Promise<boolean>): Promise<T> {
  const deadline = Date.now() + MAX_WAIT_MS;
  for (let delayMs = MIN_DELAY_MS; ; delayMs = Math.min(delayMs * DELAY_FACTOR, MAX_DELAY_MS)) {
    const result = await read();
    if (result !== 'behind') return result;
    if (Date.now() + delayMs > deadline) {
      if (await isLost())
        throw unavailableError(REVISION_LOST, 'Some of your latest changes were lost. Please try again.');
      throw unavailableError(
        'view-behind',
        'Your latest changes are still being processed. Please try again in a moment.',
      );
    }
    await sleep(delayMs);
  }
}

function readMinRevision(request: Request, header: string = MIN_REVISION_HEADER): number | undefined {
  const revision = request.get(header);
  if (revision === undefined) return undefined;
  if (!/^\d{1,15}$/.test(revision))
    throw new HttpError(400, 'min-revision', 'The minimum revision must be a whole number.');
  return Number(revision);
}
