import { z } from 'zod';
import type { EventAdapter } from '../adapter.js';
import { instantOf } from '../reading/instants.js';
import { answerOf, pagesOf } from '../reading/records.js';
import { documentOf, documentSettings } from '../reading/settings.js';
import { maybeText, maybeYes } from '../reading/shapes.js';
import { eventOf } from '../reading/told-event.js';

const conferences = z.array(z.unknown());
const conference = z.object({
  name: z.string(),
  url: z.string(),
  startDate: z.string(),
  endDate: maybeText,
  city: maybeText,
  country: maybeText,
  online: maybeYes,
  cancelled: maybeYes,
});

/** The conference lists behind confs.tech: one JSON file per topic and year. */
export const confsTech: EventAdapter = {
  finds: 'events',
  settings: documentSettings,
  async *pages(given, reader) {
    const { from, place } = documentOf(documentSettings.parse(given));
    const records = answerOf(await reader.text(from, 'json'), conferences, place);
    yield* pagesOf(records, conference, (told) => {
      if (told.cancelled === true) return undefined;
      const where = [told.city, told.country].filter((part) => part).join(', ');
      return eventOf(
        {
          // A conference keeps its URL over the years and across cities.
          id: [told.url, told.startDate, told.city ?? ''].join(' '),
          title: told.name,
          starts: instantOf(told.startDate),
          ends: instantOf(told.endDate),
          place: where || (told.online === true ? 'Online' : ''),
          link: told.url,
        },
        reader.now,
      );
    });
  },
};
