import { TimeSlices } from '@trackrecord/platform';
import type { FeedPage } from '../adapter.js';
import type { Posting } from '../feed-records.js';
import { chunk } from './chunk.js';
import { forEachPage } from './for-each-page.js';
import { FetchDiff } from './fetch-diff.js';
import type { IngestResult, IngestContext } from './ingest-result.js';
import type { PostingChange } from './posting-change.js';
import type { PostingStore } from './posting-store.js';
import { reconcilePostings } from './reconcile-postings.js';

const BATCH_SIZE = 500;

/**
 * Ingests the postings of one fetch, page by page. If a later page is missing, no posting is withdrawn.
 * @throws {FeedUnreadableError} if the first page or all records could not be read; then nothing has changed.
 */
export async function ingestJobs(
  pages: AsyncIterable<FeedPage<Posting>>,
  { source, rates, sourceRanks, now, signal }: IngestContext,
  store: PostingStore,
): Promise<IngestResult> {
  const diff = new FetchDiff(source, rates, await store.loadPostings(source.id), now);
  const { skippedRecords } = diff;
  const incompleteReason = await forEachPage(pages, signal, async (page) => {
    skippedRecords.add(page.errors);
    for (const postings of chunk(page.records, BATCH_SIZE)) {
      const changes = await findChanges(postings, diff, signal);
      // Former duplicates of changed postings are deduplicated again by `reconcilePostings`.
      const formerDuplicates = await store.findDuplicates(diff.drainPreviousVersions());
      await store.write(formerDuplicates.map(({ _id }) => ({ id: _id, set: { isSettled: false } })));
      await store.write(changes);
    }
  });
  skippedRecords.requireReadableRecords(diff.postingCount);
  if (incompleteReason === undefined) {
    for (const changes of chunk(diff.diffMissingPostings(), BATCH_SIZE)) await store.write(changes);
  }
  await reconcilePostings(store, sourceRanks, now);
  const { count, reasons } = skippedRecords;
  return {
    recordCount: diff.postingCount,
    skippedCount: count,
    skipReasons: reasons,
    ...(incompleteReason !== undefined && { incompleteReason }),
  };
}

/** Finds the changes of postings. Yields to the event loop in between, because long texts take milliseconds each. */
async function findChanges(
  postings: readonly Posting[],
  diff: FetchDiff,
  signal: AbortSignal,
): Promise<readonly PostingChange[]> {
  const slices = new TimeSlices();
  const changes: PostingChange[] = [];
  for (const posting of postings) {
    signal.throwIfAborted();
    changes.push(...diff.diffPostings([posting]));
    if (slices.isOver) await slices.next();
  }
  return changes;
}
