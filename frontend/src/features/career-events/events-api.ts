import { EVENTS_CACHE_LIFETIME } from '@trackrecord/contracts/constants';
import { baseApi } from '../../shared/api/base-api';
import { endpointRequest } from '../../shared/api/endpoint-request';
import { invalidResponse } from '../../shared/api/response-fields';
import { logError } from '../../shared/log/log';
import { READ_DEADLINE_MS } from '../../shared/api/deadlines';
import { readEvents } from './listed-event';
import type { ListedEvent } from './listed-event';

/** See spec section 9. */
export const CACHE_SECONDS = EVENTS_CACHE_LIFETIME / 1_000;

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
