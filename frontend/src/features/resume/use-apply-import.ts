import { MESSAGES } from '@trackrecord/contracts/messages';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureText, isApiError } from '../../shared/api/api-error';
import { useLazyGetProfileQuery } from '../../shared/profile/profile-api';
import { notify } from '../../shared/toast/notify';
import { useStillOpen } from '../../shared/ui/use-still-open';
import { useImportResumeMutation } from './resume-api';
import type { ResumeImport } from './use-resume-import';

interface ApplyImport {
  readonly applying: boolean;
  /** Whether the profile was changed elsewhere since the preview that was to be applied. */
  readonly outdated: boolean;
  readonly apply: () => void;
}

const isOutdated = (failure: unknown): boolean => isApiError(failure) && failure.status === 412;

/**
 * Imports what the preview shows, and leads to the profile. Where the profile was changed since, nothing is imported,
 * and the preview is made again.
 */
export function useApplyImport(uid: string, { file, strategy, preview, askAgain }: ResumeImport): ApplyImport {
  const [send] = useImportResumeMutation();
  const [loadProfile] = useLazyGetProfileQuery();
  const navigate = useNavigate();
  const isStillOpen = useStillOpen();
  const [applying, setApplying] = useState(false);
  const [outdated, setOutdated] = useState(false);

  const importNow = async (revision: number | null): Promise<void> => {
    if (file === undefined) return;
    setApplying(true);
    setOutdated(false);
    try {
      await send({ uid, resume: file.resume, strategy, revision }).unwrap();
      // The profile page is to show what has come in; what it shows where this fails, it reads again itself.
      await loadProfile(uid);
      notify.success(MESSAGES.resumeImported);
      if (isStillOpen()) void navigate('/profile');
    } catch (failure) {
      setOutdated(isOutdated(failure));
      if (isOutdated(failure)) askAgain();
      else notify.error(failureText(failure, MESSAGES.resumeNotImported));
    } finally {
      setApplying(false);
    }
  };

  return {
    applying,
    outdated,
    apply: () => {
      if (preview !== undefined) void importNow(preview.revision);
    },
  };
}
