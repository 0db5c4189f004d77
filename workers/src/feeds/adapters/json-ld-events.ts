import { z } from 'zod';
import type { EventAdapter } from '../adapter.js';
import { absolute } from '../reading/addresses.js';
import { instantOf } from '../reading/instants.js';
import { jsonLdNodes } from '../reading/json-ld.js';
import { ldAddress, ldIdentifier, ldPlaces, ldText, ldTexts } from '../reading/json-ld-values.js';
import { placesOf } from '../reading/places.js';
import { idBy, pagesOf } from '../reading/records.js';
import { documentOf, documentSettings } from '../reading/settings.js';
import { eventOf, type ToldEvent } from '../reading/told-event.js';

const event = z.object({
  '@id': ldText,
  identifier: ldIdentifier,
  name: ldText,
  startDate: ldText,
  endDate: ldText,
  location: ldPlaces,
  eventAttendanceMode: ldText,
  image: ldAddress,
  url: ldAddress,
  eventStatus: ldTexts,
});

/** Subtypes of Event whose names do not end in "Event". */
const OTHER_EVENTS = new Set(['Hackathon', 'Festival', 'CourseInstance', 'EventSeries']);
const isEvent = (type: string): boolean => type.endsWith('Event') || OTHER_EVENTS.has(type);
const idIn = idBy(event, (told) => told.identifier ?? told['@id']);

/** schema.org Event and its subtypes as JSON-LD, in the scripts of a page or as a document. */
export const jsonLdEvents: EventAdapter = {
  finds: 'events',
  settings: documentSettings,
  async *pages(given, reader) {
    const { from, place } = documentOf(documentSettings.parse(given));
    const { nodes, faults } = jsonLdNodes(await reader.text(from, 'any'), place, isEvent);
    const page = 'url' in from ? from.url : undefined;
    yield { found: [], faults };
    const read = (told: z.infer<typeof event>) =>
      told.eventStatus.some((status) => /EventCancelled$/i.test(status))
        ? undefined
        : eventOf(toldOf(told, page), reader.now);
    yield* pagesOf(nodes, event, read, idIn);
  },
};

function toldOf(told: z.infer<typeof event>, page: string | undefined): ToldEvent {
  const link = absolute(told.url, page) ?? page;
  const isOnline = /OnlineEventAttendanceMode$/i.test(told.eventAttendanceMode ?? '');
  return {
    // Fallback id: the dates of a series share one URL.
    id: told.identifier ?? told['@id'] ?? [link, told.name, told.startDate].join(' '),
    title: told.name,
    image: absolute(told.image, page),
    starts: instantOf(told.startDate),
    ends: instantOf(told.endDate),
    place: placesOf(told.location) || (isOnline ? 'Online' : ''),
    link,
  };
}
