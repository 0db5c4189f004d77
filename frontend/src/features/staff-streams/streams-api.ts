import type {
  CorrelationGraph,
  EventDetails,
  EventPayload,
  EventSchemas,
  LogPage,
  StreamPage,
  StreamProjections,
  ViewCheck,
  ViewProjection,
} from '@trackrecord/contracts';
import { READ_DEADLINE_MS } from '../../shared/api/deadlines';
import { endpointRequest } from '../../shared/api/endpoint-request';
import { staffApi } from '../../shared/staff/staff-api';
import { toQuery } from './log/filter-values';
import type { FilterValues } from './log/filter-values';

const POLLING_MS = 5_000;

/** How long pages stay in memory (s), so that going back keeps the place. */
const KEPT_SECONDS = 600;

/** Which events of a stream to read. */
export interface StreamRange {
  readonly stream: string;
  readonly isBackwards: boolean;
  /** The first revision; the end of the stream, or its beginning, if undefined. */
  readonly from: number | undefined;
}

/** Which events of the log to read. */
export interface LogRange {
  readonly filters: FilterValues;
  /** The position before which the first page begins; the end of the log if undefined. */
  readonly before: string | undefined;
}

/** An event by its stream, for its payload. */
export interface EventPlace {
  readonly stream: string;
  readonly revision: number;
}

/** What developers read of the streams of all people: never contents, but for payloads of accounts for tests. */
const streamsApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    searchLog: build.infiniteQuery<LogPage, LogRange, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      query: ({ queryArg: { filters, before }, pageParam }) => {
        const start = pageParam ?? before;
        return endpointRequest('GET /api/streams/log', {
          query: { ...toQuery(filters), ...(start !== undefined && { before: start }) },
          deadlineMs: READ_DEADLINE_MS,
        });
      },
      keepUnusedDataFor: KEPT_SECONDS,
    }),
    listStreamEvents: build.infiniteQuery<StreamPage, StreamRange, number | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      query: ({ queryArg: { stream, isBackwards, from }, pageParam }) => {
        const start = pageParam ?? from ?? (isBackwards ? undefined : 0);
        return endpointRequest('GET /api/streams/by-name/{stream}/events', {
          params: { stream },
          query: { backwards: isBackwards ? 'true' : 'false', ...(start !== undefined && { from: start }) },
          deadlineMs: READ_DEADLINE_MS,
        });
      },
      keepUnusedDataFor: KEPT_SECONDS,
    }),
    getLogEvent: build.query<EventDetails, string>({
      query: (eventId) =>
        endpointRequest('GET /api/streams/log/{eventId}', { params: { eventId }, deadlineMs: READ_DEADLINE_MS }),
    }),
    getCorrelation: build.query<CorrelationGraph, string>({
      query: (id) =>
        endpointRequest('GET /api/streams/correlations/{id}', { params: { id }, deadlineMs: READ_DEADLINE_MS }),
      keepUnusedDataFor: KEPT_SECONDS,
    }),
    listEventSchemas: build.query<EventSchemas, undefined>({
      query: () => endpointRequest('GET /api/streams/schemas', { deadlineMs: READ_DEADLINE_MS }),
    }),
    listStreamProjections: build.query<StreamProjections, undefined>({
      query: () => endpointRequest('GET /api/streams/projections', { deadlineMs: READ_DEADLINE_MS }),
    }),
    /** A mutation, because the server records it: it is neither repeated after an error nor read again on focus. */
    openPayload: build.mutation<EventPayload, EventPlace>({
      query: ({ stream, revision }) =>
        endpointRequest('GET /api/streams/by-name/{stream}/events/{revision}/payload', {
          params: { stream, revision: String(revision) },
          timeoutMs: READ_DEADLINE_MS,
        }),
    }),
    /** A mutation, because it is done on request only. */
    checkView: build.mutation<ViewCheck, { readonly projection: ViewProjection; readonly stream: string }>({
      query: (params) =>
        endpointRequest('GET /api/streams/views/{projection}/{stream}', { params, timeoutMs: READ_DEADLINE_MS }),
    }),
  }),
});

const { useSearchLogInfiniteQuery, useListStreamEventsInfiniteQuery, useListStreamProjectionsQuery } = streamsApi;

/** Pages are not read again when the window gets the focus: the place in them would move. */
const KEEP_PLACE = { refetchOnFocus: false, refetchOnReconnect: false } as const;

/** Returns pages of the log, newest first. */
export const useLogPages = (range: LogRange) => useSearchLogInfiniteQuery(range, KEEP_PLACE);

/** Returns pages of a stream. */
export const useStreamPages = (range: StreamRange) => useListStreamEventsInfiniteQuery(range, KEEP_PLACE);

/** Returns the projections, read again every 5 seconds while the page is visible. */
export const useStreamProjections = () =>
  useListStreamProjectionsQuery(undefined, { pollingInterval: POLLING_MS, skipPollingIfUnfocused: true });

export const {
  useGetLogEventQuery,
  useGetCorrelationQuery,
  useListEventSchemasQuery,
  useOpenPayloadMutation,
  useCheckViewMutation,
} = streamsApi;
