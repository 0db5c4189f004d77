import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ApplicationDetails } from '@trackrecord/contracts';
import type { ApplicationId } from '../../../shared/applications/applications-api';
import { ProfileDiff } from '../../../shared/profile/profile-diff';
import { getDisplayedDiffs } from '../../../shared/profile/displayed-diffs';
import { useGetPastProfileQuery } from '../../../shared/profile/past-profile-api';
import { useGetProfileQuery } from '../../../shared/profile/profile-api';
import { Dialog } from '../../../shared/ui/dialog';
import { LoadErrorBody } from '../../../shared/ui/load-error';
import { TrackSkeleton } from '../../../shared/ui/track-skeleton';

interface SentDialogProps {
  readonly id: ApplicationId;
  readonly details: ApplicationDetails;
  readonly onClose: () => void;
}

/** Nothing says yet what has changed, so every difference is shown in full. */
const NO_DESCRIPTION = '';

function Comparison({ id: { uid }, details }: Omit<SentDialogProps, 'onClose'>) {
  const revision = details.application.sent?.profileRevision;
  const sentProfileQuery = useGetPastProfileQuery(revision === undefined ? skipToken : { uid, revision });
  const currentProfileQuery = useGetProfileQuery(uid);
  if (revision === undefined) return <p className="mb-0">Nothing that was sent is kept with this application.</p>;
  if (sentProfileQuery.error !== undefined || currentProfileQuery.error !== undefined) {
    return (
      <LoadErrorBody
        text="The profiles could not be compared."
        error={sentProfileQuery.error ?? currentProfileQuery.error}
        isWorking={sentProfileQuery.isFetching || currentProfileQuery.isFetching}
        onRetry={() => {
          if (sentProfileQuery.error !== undefined) void sentProfileQuery.refetch();
          if (currentProfileQuery.error !== undefined) void currentProfileQuery.refetch();
        }}
      />
    );
  }
  if (!sentProfileQuery.currentData || !currentProfileQuery.currentData)
    return <TrackSkeleton label="Loading the comparison" />;
  if (getDisplayedDiffs(sentProfileQuery.currentData, currentProfileQuery.currentData, NO_DESCRIPTION).length === 0) {
    return <p className="mb-0">Your profile says the same as what was sent.</p>;
  }
  return (
    <ProfileDiff
      before={sentProfileQuery.currentData}
      after={currentProfileQuery.currentData}
      description={NO_DESCRIPTION}
    />
  );
}

/** The differences between the profile that was sent and the current one. */
export function SentDialog({ onClose, ...props }: SentDialogProps) {
  return (
    <Dialog title="Compare with today" show onClose={onClose}>
      <div className="modal-body">
        <Comparison {...props} />
      </div>
    </Dialog>
  );
}
