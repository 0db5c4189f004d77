import { Card } from '../../shared/ui/card';
import { LoadEarlier } from '../../shared/ui/load-earlier';
import { LoadErrorBody } from '../../shared/ui/load-error';
import { TrackSkeleton } from '../../shared/ui/track-skeleton';
import { useListApplicationChangesInfiniteQuery } from './application-edits-api';
import { ChangeList } from './change-list';

interface RecentChangesProps {
  readonly uid: string;
}

/** The changes of all applications, also of removed ones, newest first. */
export function RecentChanges({ uid }: RecentChangesProps) {
  const query = useListApplicationChangesInfiniteQuery(uid);
  const changes = query.currentData?.pages.flatMap(({ items }) => items);
  return (
    <Card title="Recent changes">
      {changes !== undefined && <ChangeList uid={uid} changes={changes} />}
      {changes === undefined && query.error === undefined && <TrackSkeleton label="Loading the changes" />}
      {changes === undefined && query.error !== undefined && (
        <LoadErrorBody
          text="The changes could not be loaded."
          error={query.error}
          isWorking={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {changes !== undefined && query.hasNextPage && (
        <LoadEarlier
          label="Show earlier changes"
          failedText="Earlier changes could not be loaded."
          isLoading={query.isFetchingNextPage}
          hasFailed={query.isFetchNextPageError}
          error={query.error}
          onLoad={() => void query.fetchNextPage()}
        />
      )}
    </Card>
  );
}
