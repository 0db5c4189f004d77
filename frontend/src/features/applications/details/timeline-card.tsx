import { useGetApplicationHistoryQuery } from '../../../shared/applications/applications-api';
import type { ApplicationId } from '../../../shared/applications/applications-api';
import { Card } from '../../../shared/ui/card';
import { LoadErrorBody } from '../../../shared/ui/load-error';
import { TrackSkeleton } from '../../../shared/ui/track-skeleton';
import { ChangeList } from '../change-list';

interface TimelineCardProps {
  readonly id: ApplicationId;
}

/** The changes of an application, newest first, with undo. */
export function TimelineCard({ id }: TimelineCardProps) {
  const { currentData, error, isFetching, refetch } = useGetApplicationHistoryQuery(id);
  return (
    <Card title="Timeline" action={<span className="tr-quiet tr-small tr-push">Newest first</span>}>
      {currentData !== undefined && <ChangeList uid={id.uid} changes={currentData.items} />}
      {currentData === undefined && error === undefined && <TrackSkeleton label="Loading the timeline" />}
      {currentData === undefined && error !== undefined && (
        <LoadErrorBody
          text="The timeline could not be loaded."
          error={error}
          isWorking={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Card>
  );
}
