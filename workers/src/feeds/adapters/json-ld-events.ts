import { z } from 'zod';
import type { EventAdapter } from '../adapter.js';
import { resolveUrl } from '../reading/urls.js';
import { parseInstant } from '../reading/instants.js';
import { findJsonLdNodes } from '../reading/json-ld.js';
import { ldUrl, ldIdentifier, ldPlaces, ldText, ldTexts } from '../reading/json-ld-values.js';
import { joinPlaces } from '../reading/places.js';
import { createIdReader, parseRecords } from '../reading/records.js';
import { getDocumentLocation, documentSettings } from '../reading/settings.js';
import { toEvent, type RawEvent } from '../reading/raw-event.js';

const event = z.object({
  '@id': ldText,
  identifier: ldIdentifier,
  name: ldText,
  startDate: ldText,
  endDate: ldText,
  location: ldPlaces,
  eventAttendanceMode: ldText,
  image: ldUrl,
  url: ldUrl,
  eventStatus: ldTexts,
});

/** Subtypes of Event whose names do not end in "Event". */
const OTHER_EVENT_TYPES = new Set(['Hackathon', 'Festival', 'CourseInstance', 'EventSeries']);
const isEvent = (type: string): boolean => type.endsWith('Event') || OTHER_EVENT_TYPES.has(type);
const readId = createIdReader(event, (raw) => raw.identifier ?? raw['@id']);

/** schema.org Event and its subtypes as JSON-LD, in the scripts of a page or as a document. */
export const jsonLdEvents: EventAdapter = {
  recordType: 'events',
  settings: documentSettings,
  async *readPages(input, reader) {
    const { address, label } = getDocumentLocation(documentSettings.parse(input));
    const { nodes, errors } = findJsonLdNodes(await reader.readText(address, 'any'), label, isEvent);
    const pageUrl = 'url' in address ? address.url : undefined;
    // Reports the scripts with invalid JSON.
    yield { records: [], errors };
    const parseEvent = (raw: z.infer<typeof event>) =>
      raw.eventStatus.some((status) => /EventCancelled$/i.test(status))
        ? undefined
        : toEvent(toRawEvent(raw, pageUrl), reader.now);
    yield* parseRecords(nodes, event, parseEvent, readId);
  },
};

function toRawEvent(raw: z.infer<typeof event>, pageUrl: string | undefined): RawEvent {
  const link = resolveUrl(raw.url, pageUrl) ?? pageUrl;
  const isOnline = /OnlineEventAttendanceMode$/i.test(raw.eventAttendanceMode ?? '');
  return {
    // Fallback id: the dates of a series share one URL.
    id: raw.identifier ?? raw['@id'] ?? [link, raw.name, raw.startDate].join(' '),
    title: raw.name,
    image: resolveUrl(raw.image, pageUrl),
    start: parseInstant(raw.startDate),
    end: parseInstant(raw.endDate),
    place: joinPlaces(raw.location) || (isOnline ? 'Online' : ''),
    link,
  };
}
