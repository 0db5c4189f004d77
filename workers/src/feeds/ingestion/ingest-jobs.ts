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
 * Ingests the postings of one fetch, page by page (design.md section 6). If a later page is missing, nothing counts as
 * withdrawn.
 * @throws {FeedUnreadable} if the first page or all records could not be read; then nothing has changed.
 */
export async function ingestJobs(
  pages: AsyncIterable<FeedPage<Posting>>,
  { source, rates, order, now, signal }: IngestContext,
  store: PostingStore,
): Promise<IngestResult> {
  const fetched = new FetchDiff(source, rates, await store.loadKnown(source.id), now);
  const { skipped } = fetched;
  const stoppedBy = await forEachPage(pages, signal, async (page) => {
    skipped.add(page.faults);
    for (const found of chunk(page.found, BATCH_SIZE)) {
      const changes = await findChanges(found, fetched, signal);
      const kin = await store.findDuplicates(fetched.takeRekeyed());
      await store.write(kin.map(({ _id }) => ({ id: _id, set: { isSettled: false } })));
      await store.write(changes);
    }
  });
  skipped.throwIfNothingFound(fetched.found);
  if (stoppedBy === undefined) {
    for (const missing of chunk(fetched.missing(), BATCH_SIZE)) await store.write(missing);
  }
  await reconcilePostings(store, order, now);
  const { count, reasons } = skipped;
  return { found: fetched.found, leftOut: count, faults: reasons, ...(stoppedBy !== undefined && { stoppedBy }) };
}

/** Parses a page posting by posting, because long texts take milliseconds each. */
async function findChanges(
  found: readonly Posting[],
  fetched: FetchDiff,
  signal: AbortSignal,
): Promise<readonly PostingChange[]> {
  const slices = new TimeSlices();
  const changes: PostingChange[] = [];
  for (const job of found) {
    signal.throwIfAborted();
    changes.push(...fetched.changes([job]));
    if (slices.isOver) await slices.next();
  }
  return changes;
}
