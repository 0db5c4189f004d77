import { createHash } from 'node:crypto';
import { type FeedSource, storedCareerEvent } from '@trackrecord/contracts';
import type { FeedPage } from '../adapter.js';
import type { CareerEvent } from '../feed-records.js';
import { formatIssues } from '../reading/records.js';
import { htmlToLine } from '../text/html-to-text.js';
import { forEachPage } from './for-each-page.js';
import type { CareerEventStore, IngestedCareerEvent } from './career-event-store.js';
import type { IngestResult, IngestContext } from './ingest-result.js';
import { normalizeWords } from '@trackrecord/contracts/jobs/normalize-words';
import { createRecordId } from './record-id.js';
import { toPageKey } from '@trackrecord/contracts/jobs/page-key';
import { SkippedRecords } from './skipped-records.js';
import { reconcileEvents } from './reconcile-events.js';

/**
 * Ingests the events of one fetch. Removes events missing from two consecutive complete fetches; of duplicates, shows
 * the event of the first feed in the configuration.
 * @throws {FeedUnreadableError} if nothing could be read; then nothing has changed.
 */
export async function ingestEvents(
  pages: AsyncIterable<FeedPage<CareerEvent>>,
  { source, sourceRanks, now, signal }: IngestContext,
  store: CareerEventStore,
): Promise<IngestResult> {
  const skippedRecords = new SkippedRecords(source.id);
  const fetchedEvents = new Map<string, IngestedCareerEvent>();
  const incompleteReason = await forEachPage(pages, signal, ({ records, errors }) => {
    skippedRecords.add(errors);
    for (const event of records) addEvent(event, source, fetchedEvents, skippedRecords);
  });
  skippedRecords.requireReadableRecords(fetchedEvents.size);
  const unfetchedEvents = (await store.findAll()).filter(({ _id }) => !fetchedEvents.has(_id));
  const isMissing = ({ _id, feed }: IngestedCareerEvent) =>
    incompleteReason === undefined && feed.id === source.id && !skippedRecords.mayInclude(_id);
  const updatedEvents = unfetchedEvents.map((event) =>
    isMissing(event) ? { ...event, missed: event.missed + 1 } : event,
  );
  await reconcileEvents(store, [...updatedEvents, ...fetchedEvents.values()], sourceRanks, now);
  const { count, reasons } = skippedRecords;
  return {
    recordCount: fetchedEvents.size,
    skippedCount: count,
    skipReasons: reasons,
    ...(incompleteReason !== undefined && { incompleteReason }),
  };
}

/** Adds an event, or skips it if it violates the contract. */
function addEvent(
  parsed: CareerEvent,
  source: FeedSource,
  fetchedEvents: Map<string, IngestedCareerEvent>,
  skippedRecords: SkippedRecords,
): void {
  const event = toStoredEvent(parsed, source);
  const validated = storedCareerEvent.safeParse(event);
  if (validated.success) fetchedEvents.set(event._id, event);
  else
    skippedRecords.add([{ id: parsed.id, reason: htmlToLine(`event ${parsed.id}: ${formatIssues(validated.error)}`) }]);
}

function toStoredEvent(event: CareerEvent, feed: FeedSource): IngestedCareerEvent {
  const { title, image, startsAt, endsAt, startIsDay = false, endIsDay = false, overAt = endsAt } = event;
  const { place, link, badge } = event;
  return {
    _id: createRecordId(feed.id, event.id),
    title,
    ...(image && { image }),
    startDate: startsAt.toISOString(),
    endDate: endsAt.toISOString(),
    startIsDay,
    endIsDay,
    overAt,
    place,
    source: badge ?? feed.name,
    ...(feed.attribution !== undefined && { attribution: feed.attribution }),
    link,
    isSample: feed.isSample,
    feed,
    isOpen: true,
    missed: 0,
    sameKey: hashKey(event),
  };
}

const hashKey = ({ link, startsAt, title }: CareerEvent): string =>
  createHash('sha256')
    .update([toPageKey(link), startsAt.toISOString().slice(0, 10), normalizeWords(title)].join('|'))
    .digest('base64url');
