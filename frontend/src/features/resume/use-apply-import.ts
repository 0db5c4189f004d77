import { MESSAGES } from '@trackrecord/contracts/messages';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getErrorMessage, isRevisionConflict } from '../../shared/api/api-error';
import { useLazyGetProfileQuery } from '../../shared/profile/profile-api';
import { notify } from '../../shared/toast/notify';
import { useIsActive } from '../../shared/ui/use-is-active';
import { useImportResumeMutation } from './resume-api';
import type { ResumeImport } from './use-resume-import';

interface ImportControls {
  readonly isApplying: boolean;
  /** Whether the last attempt failed because the profile has changed since the preview. */
  readonly isOutdated: boolean;
  readonly apply: () => void;
}

/**
 * Applies the previewed import and opens the profile. If the profile has changed since the preview (412), nothing is
 * imported and the preview is refreshed.
 */
export function useApplyImport(uid: string, { file, strategy, preview, refresh }: ResumeImport): ImportControls {
  const [send] = useImportResumeMutation();
  const [refetchProfile] = useLazyGetProfileQuery();
  const navigate = useNavigate();
  const isStillOpen = useIsActive();
  const [isApplying, setIsApplying] = useState(false);
  const [isOutdated, setIsOutdated] = useState(false);

  const runImport = async (revision: number | null): Promise<void> => {
    if (file === undefined) return;
    setIsApplying(true);
    setIsOutdated(false);
    try {
      await send({ uid, resume: file.resume, correlationId: file.correlationId, strategy, revision }).unwrap();
      // So that the profile page shows the import at once. If this fails, the page refetches the profile itself.
      await refetchProfile(uid);
      notify.success(MESSAGES.resumeImported);
      if (isStillOpen()) void navigate('/profile');
    } catch (error) {
      setIsOutdated(isRevisionConflict(error));
      if (isRevisionConflict(error)) refresh();
      else notify.error(getErrorMessage(error, MESSAGES.resumeNotImported), error);
    } finally {
      setIsApplying(false);
    }
  };

  return {
    isApplying,
    isOutdated,
    apply: () => {
      if (preview !== undefined) void runImport(preview.revision);
    },
  };
}
