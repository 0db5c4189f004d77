import type { CurrentConsent } from '@trackrecord/contracts';
import { distinctBy } from '@trackrecord/contracts/distinct';
import { baseApi } from '../api/base-api';
import { accessesRequest } from './accesses-request';
import { useGetLatestAccessesQuery } from './latest-accesses-api';
import type { Access, AccessPage } from './access';

const accessPagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** All sessions, page by page. Not polled, because every loaded page would be requested again. */
    getAccessPages: build.infiniteQuery<AccessPage, string, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      query: ({ queryArg: uid, pageParam: before }) => accessesRequest(uid, before),
      providesTags: (_pages, _error, uid) => [{ type: 'Accesses', id: uid }],
    }),
  }),
});

const { useGetAccessPagesInfiniteQuery } = accessPagesApi;

export interface Accesses {
  /** The loaded sessions, newest first; undefined until the first page is there. */
  readonly items: readonly Access[] | undefined;
  /** The consent that is valid now; undefined until it is loaded. */
  readonly consent: CurrentConsent | null | undefined;
  readonly error: unknown;
  /** There is no list, because the first request failed. */
  readonly hasFailed: boolean;
  readonly isLoading: boolean;
  readonly retry: () => void;
  readonly hasEarlier: boolean;
  readonly isLoadingEarlier: boolean;
  readonly hasEarlierFailed: boolean;
  readonly loadEarlier: () => void;
}

/** Loads the sessions of support page by page. The newest ones are those that the banner polls. */
export function useAccesses(uid: string): Accesses {
  const skip = uid === '';
  const { data: latest } = useGetLatestAccessesQuery(uid, { skip });
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch, ...page } = useGetAccessPagesInfiniteQuery(
    uid,
    { skip },
  );
  const { isFetchingNextPage, isFetchNextPageError } = page;
  const pages = data?.pages ?? [];
  const all = [...(latest?.items ?? []), ...pages.flatMap(({ items }) => items)];
  return {
    items: data && distinctBy(all, ({ id }) => id),
    consent: (latest ?? pages[0])?.consent,
    error,
    hasFailed: data === undefined && error !== undefined,
    isLoading: isFetching,
    retry: () => void refetch(),
    hasEarlier: hasNextPage,
    isLoadingEarlier: isFetchingNextPage,
    hasEarlierFailed: isFetchNextPageError,
    loadEarlier: () => {
      if (!isFetchingNextPage) void fetchNextPage();
    },
  };
}
