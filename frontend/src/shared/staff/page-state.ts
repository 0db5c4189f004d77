/** The result of a query that loads a list page by page. */
interface PagedQuery {
  /** The pages of the current arguments; those of earlier arguments until these are loaded (`data`). */
  readonly currentData?: unknown;
  readonly data?: unknown;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

/** How far a list is loaded, and what loads more of it. */
export interface PageState {
  readonly error: unknown;
  readonly isLoading: boolean;
  /** Whether what belongs to earlier arguments is shown until that of the current ones is loaded. */
  readonly isOutdated: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
  readonly refresh: () => void;
}

/** Describes a query for a list that is loaded page by page. An error is gone while the list is loaded again. */
export const toPageState = ({
  currentData,
  data,
  error,
  isFetching,
  hasNextPage,
  isFetchingNextPage,
  fetchNextPage,
  refetch,
}: PagedQuery): PageState => ({
  error: isFetching ? undefined : error,
  isLoading: isFetching,
  isOutdated: currentData === undefined && data !== undefined && isFetching,
  hasMore: hasNextPage,
  isLoadingMore: isFetchingNextPage,
  loadMore: () => {
    if (!isFetching) fetchNextPage();
  },
  refresh: () => {
    refetch();
  },
});
