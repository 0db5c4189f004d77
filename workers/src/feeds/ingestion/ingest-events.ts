import { type FeedSource, storedCareerEvent } from '@trackrecord/contracts';
import type { FeedPage } from '../adapter.js';
import type { FoundEvent } from '../found.js';
import { issuesOf } from '../reading/records.js';
import { lineOfHtml } from '../text/text-of-html.js';
import { eachPage } from './each-page.js';
import type { EventStore, KeptEvent } from './event-store.js';
import type { Ingested, IngestedFeed } from './ingested.js';
import { keptEvent } from './kept-event.js';
import { LeftOut } from './left-out.js';
import { settleEvents } from './settle-events.js';

/**
 * Ingests the events of one fetch. Removes events missing from two consecutive complete fetches; of duplicates, shows
 * the event of the first feed in the configuration.
 * @throws {FeedUnreadable} if nothing could be read; then nothing has changed.
 */
export async function ingestEvents(
  pages: AsyncIterable<FeedPage<FoundEvent>>,
  { source, order, now, signal }: IngestedFeed,
  store: EventStore,
): Promise<Ingested> {
  const leftOut = new LeftOut(source.id);
  const fresh = new Map<string, KeptEvent>();
  const stoppedBy = await eachPage(pages, signal, ({ found, faults }) => {
    leftOut.note(faults);
    for (const event of found) take(event, source, fresh, leftOut);
  });
  leftOut.refuseAllOf(fresh.size);
  const others = (await store.known()).filter(({ _id }) => !fresh.has(_id));
  const isMissing = ({ _id, feed }: KeptEvent) =>
    stoppedBy === undefined && feed.id === source.id && !leftOut.mayBe(_id);
  const noted = others.map((event) => (isMissing(event) ? { ...event, missed: event.missed + 1 } : event));
  await settleEvents(store, [...noted, ...fresh.values()], order, now);
  const { count, reasons } = leftOut;
  return { found: fresh.size, leftOut: count, faults: reasons, ...(stoppedBy !== undefined && { stoppedBy }) };
}

/** Adds an event, or skips it if it violates the contract. */
function take(found: FoundEvent, source: FeedSource, fresh: Map<string, KeptEvent>, leftOut: LeftOut): void {
  const event = keptEvent(found, source);
  const checked = storedCareerEvent.safeParse(event);
  if (checked.success) fresh.set(event._id, event);
  else leftOut.note([{ id: found.id, reason: lineOfHtml(`event ${found.id}: ${issuesOf(checked.error)}`) }]);
}
