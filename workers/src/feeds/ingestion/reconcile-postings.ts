import type { PostingChange } from './posting-change.js';
import type { Kin, PostingStore } from './posting-store.js';
import { type SourceOrder, deduplicate } from './deduplicate.js';

const AT_ONCE = 500;

/**
 * Closes what has expired, and opens or closes whatever has changed or is kin to it, so that one posting of each job is
 * open. Breaking off does no harm: what is not settled is settled the next time.
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

/** Closes what comes from sources that are not read any more. */
export const closeOrphans = (store: PostingStore, order: SourceOrder, now: Date): Promise<void> =>
  inBatches(
    () => store.orphaned([...order.keys()], AT_ONCE),
    (orphans) => settle(store, orphans, order, now),
  );

/** Tells all postings apart once more, because sources come in another order. */
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

/** Whose duplicate one is depends on its kin, and theirs on their kin again. */
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
