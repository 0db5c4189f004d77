import { z } from 'zod';
import type { EventAdapter } from '../adapter.js';
import { parseInstant } from '../reading/instants.js';
import { parseResponse, parseRecords } from '../reading/records.js';
import { getDocumentLocation, documentSettings } from '../reading/settings.js';
import { optionalText, optionalBoolean } from '../reading/lenient-schemas.js';
import { toEvent } from '../reading/raw-event.js';

const conferences = z.array(z.unknown());
const conference = z.object({
  name: z.string(),
  url: z.string(),
  startDate: z.string(),
  endDate: optionalText,
  city: optionalText,
  country: optionalText,
  online: optionalBoolean,
  cancelled: optionalBoolean,
});

/** The conference lists behind confs.tech: one JSON file per topic and year. */
export const confsTech: EventAdapter = {
  recordType: 'events',
  settings: documentSettings,
  async *readPages(input, reader) {
    const { address, label } = getDocumentLocation(documentSettings.parse(input));
    const records = parseResponse(await reader.readText(address, 'json'), conferences, label);
    yield* parseRecords(records, conference, (raw) => {
      if (raw.cancelled === true) return undefined;
      const location = [raw.city, raw.country].filter((part) => part).join(', ');
      return toEvent(
        {
          // A conference keeps its URL over the years and across cities.
          id: [raw.url, raw.startDate, raw.city ?? ''].join(' '),
          title: raw.name,
          start: parseInstant(raw.startDate),
          end: parseInstant(raw.endDate),
          place: location || (raw.online === true ? 'Online' : ''),
          link: raw.url,
        },
        reader.now,
      );
    });
  },
};
