import type { PostingChange } from './posting-change.js';
import type { Kin, PostingStore } from './posting-store.js';
import { type SourceOrder, deduplicate } from './deduplicate.js';

const AT_ONCE = 500;

/**
 * Closes expired postings, and opens or closes changed postings and their duplicates, so that one posting per job is
 * open. Can be interrupted: unsettled postings are processed the next time.
 */
export async function reconcilePostings(store: PostingStore, order: SourceOrder, now: Date): Promise<void> {
  await inBatches(
    () => store.expired(now, AT_ONCE),
    (expired) => settle(store, expired, order, now),
  );
  await inBatches(
    () => store.unsettled(AT_ONCE),
    (unsettled) => settle(store, unsettled, order, now),
  );
}

/** Closes postings of sources that are no longer configured. */
export const closeOrphans = (store: PostingStore, order: SourceOrder, now: Date): Promise<void> =>
  inBatches(
    () => store.orphaned([...order.keys()], AT_ONCE),
    (orphans) => settle(store, orphans, order, now),
  );

/** Deduplicates all postings again, because the order of sources changed. */
export async function reorder(store: PostingStore, order: SourceOrder, now: Date, signal: AbortSignal): Promise<void> {
  let last = '';
  await inBatches(
    () => store.notClosedAfter(last, AT_ONCE),
    async (page) => {
      signal.throwIfAborted();
      last = page.at(-1)?._id ?? last;
      await store.write(await apart(store, page, new Set(), order, now));
    },
  );
}

async function inBatches(
  next: () => Promise<readonly Kin[]>,
  work: (batch: readonly Kin[]) => Promise<void>,
): Promise<void> {
  for (let batch = await next(); batch.length > 0; batch = await next()) await work(batch);
}

async function settle(store: PostingStore, changed: readonly Kin[], order: SourceOrder, now: Date): Promise<void> {
  await store.write(await apart(store, changed, new Set(changed.map(({ _id }) => _id)), order, now));
}

/** Loads two levels of duplicates, because a posting's state depends on its duplicates, and theirs on their own. */
async function apart(
  store: PostingStore,
  postings: readonly Kin[],
  written: ReadonlySet<string>,
  order: SourceOrder,
  now: Date,
): Promise<readonly PostingChange[]> {
  const kin = await store.kinOf(postings);
  const urls = new Set(postings.map(({ urlKey }) => urlKey));
  const sames = new Set(postings.map(({ sameKey }) => sameKey));
  const further = kin.filter(({ urlKey, sameKey }) => !urls.has(urlKey) || !sames.has(sameKey));
  const around = [...kin, ...(further.length > 0 ? await store.kinOf(further) : [])];
  const all = [...new Map(around.map((posting) => [posting._id, posting])).values()];
  return deduplicate(written, kin, all, order, now);
}
