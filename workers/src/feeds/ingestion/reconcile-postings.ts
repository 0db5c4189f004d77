import type { PostingChange } from './posting-change.js';
import type { DuplicateCandidate, PostingStore } from './posting-store.js';
import { type SourceOrder, deduplicate } from './deduplicate.js';

const BATCH_SIZE = 500;

/**
 * Closes expired postings, and opens or closes changed postings and their duplicates, so that one posting per job is
 * open. Can be interrupted: unsettled postings are processed the next time.
 */
export async function reconcilePostings(store: PostingStore, order: SourceOrder, now: Date): Promise<void> {
  await forEachBatch(
    () => store.findExpired(now, BATCH_SIZE),
    (expired) => reconcileBatch(store, expired, order, now),
  );
  await forEachBatch(
    () => store.findUnsettled(BATCH_SIZE),
    (unsettled) => reconcileBatch(store, unsettled, order, now),
  );
}

/** Closes postings of sources that are no longer configured. */
export const closeOrphans = (store: PostingStore, order: SourceOrder, now: Date): Promise<void> =>
  forEachBatch(
    () => store.findOrphaned([...order.keys()], BATCH_SIZE),
    (orphans) => reconcileBatch(store, orphans, order, now),
  );

/** Deduplicates all postings again, because the order of sources changed. */
export async function deduplicateAll(
  store: PostingStore,
  order: SourceOrder,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  let last = '';
  await forEachBatch(
    () => store.findNotClosed(last, BATCH_SIZE),
    async (page) => {
      signal.throwIfAborted();
      last = page.at(-1)?._id ?? last;
      await store.write(await findChanges(store, page, new Set(), order, now));
    },
  );
}

async function forEachBatch(
  loadBatch: () => Promise<readonly DuplicateCandidate[]>,
  handleBatch: (batch: readonly DuplicateCandidate[]) => Promise<void>,
): Promise<void> {
  for (let batch = await loadBatch(); batch.length > 0; batch = await loadBatch()) await handleBatch(batch);
}

async function reconcileBatch(
  store: PostingStore,
  changed: readonly DuplicateCandidate[],
  order: SourceOrder,
  now: Date,
): Promise<void> {
  await store.write(await findChanges(store, changed, new Set(changed.map(({ _id }) => _id)), order, now));
}

/** Loads two levels of duplicates, because a posting's state depends on its duplicates, and theirs on their own. */
async function findChanges(
  store: PostingStore,
  postings: readonly DuplicateCandidate[],
  changedIds: ReadonlySet<string>,
  order: SourceOrder,
  now: Date,
): Promise<readonly PostingChange[]> {
  const duplicates = await store.findDuplicates(postings);
  const urlKeys = new Set(postings.map(({ urlKey }) => urlKey));
  const sameKeys = new Set(postings.map(({ sameKey }) => sameKey));
  const indirect = duplicates.filter(({ urlKey, sameKey }) => !urlKeys.has(urlKey) || !sameKeys.has(sameKey));
  const related = [...duplicates, ...(indirect.length > 0 ? await store.findDuplicates(indirect) : [])];
  const all = [...new Map(related.map((posting) => [posting._id, posting])).values()];
  return deduplicate(changedIds, duplicates, all, order, now);
}
