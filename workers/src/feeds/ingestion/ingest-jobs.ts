import { chunksOf } from './chunks-of.js';
import type { FeedPage } from '../adapter.js';
import { FeedUnreadable } from '../adapter.js';
import type { FoundJob } from '../found.js';
import { FetchedJobs } from './fetched-jobs.js';
import type { PostingStore } from './posting-store.js';
import { settlePostings } from './settle-postings.js';
import type { Ingested, IngestedFeed } from './ingested.js';

const AT_ONCE = 500;

/**
 * Takes the jobs of one fetch in, page by page (design.md section 6). A first page that cannot be read is a failure; with
 * a later one nothing that is missing counts as withdrawn.
 * @throws {FeedUnreadable} where not even the first page could be read; then nothing has changed.
 */
export async function ingestJobs(
  pages: AsyncIterable<FeedPage<FoundJob>>,
  { source, rates, order, now, signal }: IngestedFeed,
  store: PostingStore,
): Promise<Ingested> {
  const fetched = new FetchedJobs(source, rates, await store.known(source.id), now);
  const faults: string[] = [];
  let isBegun = false;
  let stoppedBy: string | undefined;
  try {
    for await (const page of pages) {
      isBegun = true;
      faults.push(...page.faults);
      for (const found of chunksOf(page.found, AT_ONCE)) {
        signal.throwIfAborted();
        const changes = fetched.changes(found);
        const kin = await store.kinOf(fetched.takeMoved());
        await store.write(kin.map(({ _id }) => ({ id: _id, set: { isSettled: false } })));
        await store.write(changes);
      }
    }
  } catch (error) {
    if (!isBegun || !(error instanceof FeedUnreadable)) throw error;
    stoppedBy = error.message;
  }
  if (stoppedBy === undefined) {
    for (const missing of chunksOf(fetched.missing(), AT_ONCE)) await store.write(missing);
  }
  await settlePostings(store, order, now);
  return { found: fetched.found, faults, ...(stoppedBy !== undefined && { stoppedBy }) };
}
