import { EVENTS_CACHE_LIFETIME_MS } from '@trackrecord/contracts/constants';
import { baseApi } from '../../shared/api/base-api';
import { READ_DEADLINE_MS } from '../../shared/api/deadlines';
import { endpointRequest } from '../../shared/api/endpoint-request';
import { isRecord } from '../../shared/is-record';
import { invalidResponse } from '../../shared/api/response-fields';
import type { ListedEvent } from '../../shared/career-events/listed-event';
import { logError } from '../../shared/log/log';

/** Returns the events of a response; undefined if it has another shape (spec section 7). */
function readEvents(response: unknown): readonly ListedEvent[] | undefined {
  return isRecord(response) && response.success === true && Array.isArray(response.data)
    ? (response.data as readonly ListedEvent[])
    : undefined;
}

/** See spec section 9. */
export const CACHE_SECONDS = EVENTS_CACHE_LIFETIME_MS / 1_000;

const eventsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getEvents: build.query<readonly ListedEvent[], string>({
      async queryFn(uid, _api, _options, fetchData) {
        const { data, error } = await fetchData(
          endpointRequest('GET /api/events/all/{uid}', { params: { uid }, deadlineMs: READ_DEADLINE_MS }),
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
