import type { CareerEvent } from '@trackrecord/contracts';
import { EVENTS_CACHE_LIFETIME } from '@trackrecord/contracts/constants';
import { baseApi } from '../../shared/api/base-api';
import type { ApiError } from '../../shared/api/api-error';
import { logFailure } from '../../shared/log/log';

/** Seconds for which events are not asked for again (spec section 9). */
export const KEPT = EVENTS_CACHE_LIFETIME / 1_000;

interface Answer {
  readonly success: true;
  readonly data: readonly CareerEvent[];
}

const isAnswer = (answer: unknown): answer is Answer =>
  typeof answer === 'object' &&
  answer !== null &&
  'success' in answer &&
  answer.success === true &&
  'data' in answer &&
  Array.isArray(answer.data);

const invalidAnswer: ApiError = { status: 200, message: 'Invalid response format from server', details: [] };

const eventsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getEvents: build.query<readonly CareerEvent[], string>({
      async queryFn(uid, _api, _options, ask) {
        const { data, error } = await ask({ method: 'GET', path: `/events/all/${encodeURIComponent(uid)}` });
        if (isAnswer(data)) return { data: data.data };
        const failure = error ?? invalidAnswer;
        // The person is only told that there are none (spec section 8, Events).
        logFailure('Events could not be loaded', failure.message);
        return { error: failure };
      },
      keepUnusedDataFor: KEPT,
    }),
  }),
});

export const { useGetEventsQuery } = eventsApi;
