import type { CareerEvent } from '@trackrecord/contracts';
import { EVENTS_CACHE_LIFETIME_MS } from '@trackrecord/contracts/constants';
import { baseApi } from '../../shared/api/base-api';
import { READ_DEADLINE_MS } from '../../shared/api/deadlines';
import { endpointRequest } from '../../shared/api/endpoint-request';
import { isRecord } from '../../shared/api/is-record';
import { invalidResponse, hasStrings, asTimestamp, parseList, asString } from '../../shared/api/response-fields';
import { logError } from '../../shared/log/log';

const REQUIRED_FIELDS = ['title', 'endDate', 'source', 'link'] as const;

/** An event in the list (spec section 3). */
export interface ListedEvent extends Pick<CareerEvent, (typeof REQUIRED_FIELDS)[number] | 'isSample' | 'image'> {
  readonly startDate?: string | undefined;
  readonly place?: string | undefined;
  /** The attribution that the feed's terms require. */
  readonly attribution?: string | undefined;
}

function readEvent(value: unknown): ListedEvent | undefined {
  if (!isRecord(value) || !hasStrings(value, REQUIRED_FIELDS) || asTimestamp(value.endDate) === undefined)
    return undefined;
  const { title, endDate, source, link } = value;
  return {
    title,
    // An invalid start date is ignored, since only the end date is required (spec section 3).
    startDate: asTimestamp(value.startDate),
    endDate,
    source,
    link,
    image: asString(value.image),
    place: asString(value.place),
    attribution: asString(value.attribution),
    isSample: value.isSample === true,
  };
}

/** Reads the events of a response; returns undefined if it is invalid (spec section 7). */
function readEvents(response: unknown): readonly ListedEvent[] | undefined {
  return isRecord(response) && response.success === true ? parseList(response.data, readEvent) : undefined;
}

/** See spec section 9. */
export const CACHE_SECONDS = EVENTS_CACHE_LIFETIME_MS / 1_000;

const eventsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getEvents: build.query<readonly ListedEvent[], string>({
      async queryFn(uid, _api, _options, fetchData) {
        const { data, error } = await fetchData(
          endpointRequest('GET /api/events/all/{uid}', { params: { uid }, deadline: READ_DEADLINE_MS }),
        );
        const events = readEvents(data);
        if (events !== undefined) return { data: events };
        const fetchError = error ?? invalidResponse;
        logError('Loading events failed', fetchError.message);
        return { error: fetchError };
      },
      keepUnusedDataFor: CACHE_SECONDS,
    }),
  }),
});

export const { useGetEventsQuery } = eventsApi;
