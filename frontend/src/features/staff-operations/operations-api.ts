import type {
  changedJobs,
  failureList,
  operationPage,
  OperationsOverview,
  quarantineList,
  QueueName,
} from '@trackrecord/contracts';
import type { z } from 'zod';
import type { ApiRequest } from '../../shared/api/api-request';
import { READ_DEADLINE_MS } from '../../shared/api/deadlines';
import { endpointRequest } from '../../shared/api/endpoint-request';
import { NEWEST_FIRST_PAGING, staffApi } from '../../shared/staff/staff-api';
import type { Action } from './action';

const POLLING_MS = 5_000;

/** An action with what the operator entered. */
export interface ActionInput {
  readonly action: Action;
  readonly reason: string;
  /** Of `limit-queue`: how many jobs run at a time; null removes the limit. */
  readonly max: number | null;
}

function toRequest({ action, reason, max }: ActionInput): ApiRequest {
  switch (action.kind) {
    case 'pause-queue':
      return endpointRequest('POST /api/operations/queues/{queue}/pause', {
        params: { queue: action.queue.queue },
        body: { reason },
      });
    case 'resume-queue':
      return endpointRequest('POST /api/operations/queues/{queue}/resume', {
        params: { queue: action.queue.queue },
        body: { reason },
      });
    case 'limit-queue':
      return endpointRequest('PUT /api/operations/queues/{queue}/concurrency', {
        params: { queue: action.queue.queue },
        body: { reason, max },
      });
    case 'retry-jobs':
    case 'discard-jobs': {
      const { queue, group, count } = action;
      return endpointRequest(
        action.kind === 'retry-jobs'
          ? 'POST /api/operations/queues/{queue}/retries'
          : 'POST /api/operations/queues/{queue}/discards',
        { params: { queue }, body: { reason, kind: group.kind, code: group.code, max: count } },
      );
    }
    case 'rebuild-stream':
      return endpointRequest('POST /api/operations/quarantine/{id}/rebuilds', {
        params: { id: action.stream.id },
        body: { reason },
      });
    case 'rebuild-projection':
      return endpointRequest('POST /api/operations/projections/{projection}/rebuilds', {
        params: { projection: action.projection.projection },
        body: { reason },
      });
    case 'fetch-feed':
      return endpointRequest('POST /api/operations/feeds/{feed}/fetches', {
        params: { feed: action.feed.feed },
        body: { reason },
      });
  }
}

/** What operators and developers read, and what operators do. It names no person. */
const operationsApi = staffApi
  .enhanceEndpoints({ addTagTypes: ['Failures', 'Quarantine', 'Operations'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getOverview: build.query<OperationsOverview, undefined>({
        query: () => endpointRequest('GET /api/operations/overview', { deadlineMs: READ_DEADLINE_MS }),
      }),
      /** The failed jobs of a queue by kind and code. They are read again when their number changes. */
      listFailures: build.query<
        z.output<typeof failureList>,
        { readonly queue: QueueName; readonly failedCount: number }
      >({
        query: ({ queue }) =>
          endpointRequest('GET /api/operations/queues/{queue}/failures', {
            params: { queue },
            deadlineMs: READ_DEADLINE_MS,
          }),
        providesTags: ['Failures'],
      }),
      /** The streams in quarantine. They are read again when their number changes. */
      listQuarantine: build.query<z.output<typeof quarantineList>, { readonly quarantinedCount: number }>({
        query: () => endpointRequest('GET /api/operations/quarantine', { deadlineMs: READ_DEADLINE_MS }),
        providesTags: ['Quarantine'],
      }),
      listOperations: build.infiniteQuery<z.output<typeof operationPage>, undefined, string | null>({
        infiniteQueryOptions: NEWEST_FIRST_PAGING,
        query: ({ pageParam: before }) =>
          endpointRequest('GET /api/operations/actions', {
            ...(before !== null && { query: { before } }),
            deadlineMs: READ_DEADLINE_MS,
          }),
        providesTags: ['Operations'],
      }),
      /** Runs an action. Returns the number of changed jobs; null if it changes no jobs. */
      runAction: build.mutation<number | null, ActionInput>({
        query: toRequest,
        transformResponse: (response: unknown, _meta, { action }) =>
          'group' in action ? (response as z.output<typeof changedJobs>).count : null,
        // Also after a failure: it is recorded, and another operator may have been faster.
        invalidatesTags: ['Failures', 'Quarantine', 'Operations'],
      }),
    }),
  });

const { useGetOverviewQuery, useListOperationsInfiniteQuery } = operationsApi;

/** How often the page is refreshed while it is visible. */
const POLLING = { pollingInterval: POLLING_MS, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true } as const;

/** Returns the whole picture. */
export const useOverview = () => useGetOverviewQuery(undefined, POLLING);

/** Returns what staff did, newest first. */
export const useOperations = () => useListOperationsInfiniteQuery(undefined, POLLING);

export const { useListFailuresQuery, useListQuarantineQuery, useRunActionMutation } = operationsApi;
