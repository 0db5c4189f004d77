import type { PostingChange } from './posting-change.js';
import type { DuplicateCandidate, PostingStore } from './posting-store.js';
import { type SourceRanks, deduplicate } from './deduplicate.js';

const BATCH_SIZE = 500;

/**
 * Closes expired postings, and opens or closes changed postings and their duplicates, so that one posting per job is
 * open. Can be interrupted: postings that are still unsettled (not deduplicated since their last change) are processed
 * the next time.
 */
export async function reconcilePostings(store: PostingStore, sourceRanks: SourceRanks, now: Date): Promise<void> {
  await forEachBatch(
    () => store.findExpired(now, BATCH_SIZE),
    (expiredPostings) => reconcileBatch(store, expiredPostings, sourceRanks, now),
  );
  await forEachBatch(
    () => store.findUnsettled(BATCH_SIZE),
    (unsettledPostings) => reconcileBatch(store, unsettledPostings, sourceRanks, now),
  );
}

/** Closes postings of sources that are no longer configured. */
export const closeOrphans = (store: PostingStore, sourceRanks: SourceRanks, now: Date): Promise<void> =>
  forEachBatch(
    () => store.findOrphaned([...sourceRanks.keys()], BATCH_SIZE),
    (orphans) => reconcileBatch(store, orphans, sourceRanks, now),
  );

/** Deduplicates all postings again, because the order of sources changed. */
export async function deduplicateAll(
  store: PostingStore,
  sourceRanks: SourceRanks,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  let lastId = '';
  await forEachBatch(
    () => store.findNotClosed(lastId, BATCH_SIZE),
    async (page) => {
      signal.throwIfAborted();
      lastId = page.at(-1)?._id ?? lastId;
      await store.write(await findChanges(store, page, new Set(), sourceRanks, now));
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
  postings: readonly DuplicateCandidate[],
  sourceRanks: SourceRanks,
  now: Date,
): Promise<void> {
  const ids = new Set(postings.map(({ _id }) => _id));
  await store.write(await findChanges(store, postings, ids, sourceRanks, now));
}

/** Loads two levels of duplicates, because a posting's state depends on its duplicates, and theirs on their own. */
async function findChanges(
  store: PostingStore,
  postings: readonly DuplicateCandidate[],
  alwaysWrittenIds: ReadonlySet<string>,
  sourceRanks: SourceRanks,
  now: Date,
): Promise<readonly PostingChange[]> {
  const duplicates = await store.findDuplicates(postings);
  const urlKeys = new Set(postings.map(({ urlKey }) => urlKey));
  const sameKeys = new Set(postings.map(({ sameKey }) => sameKey));
  const duplicatesWithOtherKeys = duplicates.filter(
    ({ urlKey, sameKey }) => !urlKeys.has(urlKey) || !sameKeys.has(sameKey),
  );
  const relatedPostings = [
    ...duplicates,
    ...(duplicatesWithOtherKeys.length > 0 ? await store.findDuplicates(duplicatesWithOtherKeys) : []),
  ];
  const distinctPostings = [...new Map(relatedPostings.map((posting) => [posting._id, posting])).values()];
  return deduplicate(alwaysWrittenIds, duplicates, distinctPostings, sourceRanks, now);
}
