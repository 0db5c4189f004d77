import { baseApi } from '../../../shared/api/base-api';
import { READ_DEADLINE_MS } from '../../../shared/api/deadlines';
import { endpointRequest } from '../../../shared/api/endpoint-request';
import { formatTimestamp } from '../../../shared/format/format-timestamp';
import { LoadEarlier } from '../../../shared/ui/load-earlier';
import { LoadErrorBody } from '../../../shared/ui/load-error';
import { describeSupportAction, type SupportLogEntry } from './describe-support-action';

interface SupportActionPage {
  readonly items: readonly SupportLogEntry[];
  readonly next: string | null;
}

const supportActionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSupportActions: build.infiniteQuery<SupportActionPage, string, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      query: ({ queryArg: uid, pageParam: before }) =>
        endpointRequest('GET /api/profile/{uid}/support-actions', {
          params: { uid },
          ...(before !== null && { query: { before } }),
          deadlineMs: READ_DEADLINE_MS,
        }),
      providesTags: (_pages, _error, uid) => [{ type: 'Accesses', id: uid }],
    }),
  }),
});

const { useGetSupportActionsInfiniteQuery } = supportActionsApi;

interface SupportActionsProps {
  readonly uid: string;
}

/** What staff did without opening the data, newest first. Nothing is shown if there was nothing. */
export function SupportActions({ uid }: SupportActionsProps) {
  const query = useGetSupportActionsInfiniteQuery(uid, { skip: uid === '' });
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  if (data === undefined) {
    if (error === undefined) return null;
    return (
      <LoadErrorBody
        text="Searches and actions by support could not be loaded."
        error={error}
        isWorking={isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="support-actions-title" className="mt-4">
      <h3 id="support-actions-title">Searches and actions by support</h3>
      <ul className="list-unstyled mb-0">
        {items.map((action, index) => (
          // Actions have no ids; two may be equal.
          <li key={index} className="tr-small py-1">
            {describeSupportAction(action)}
            <div className="tr-quiet">
              <time className="tr-num" dateTime={action.at}>
                {formatTimestamp(action.at)}
              </time>
              {` · ${action.who}`}
            </div>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <LoadEarlier
          label="Show earlier actions"
          failedText="Earlier actions could not be loaded."
          isLoading={isFetchingNextPage}
          hasFailed={isFetchNextPageError}
          error={error}
          onLoad={() => {
            if (!isFetchingNextPage) void fetchNextPage();
          }}
        />
      )}
    </section>
  );
}
