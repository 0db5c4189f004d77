import { MESSAGES } from '@trackrecord/contracts/messages';
import { getErrorMessage, isApiError, isNotFound } from '../api/api-error';
import { logError } from '../log/log';
import { notify } from '../toast/notify';
import { useDownloadCvMutation, useDownloadResumeMutation } from './cv-api';
import type { CvDownload, CvInput } from './cv-api';

interface Download<Input> {
  readonly isWorking: boolean;
  /** Does nothing while working, so that the button need not be disabled, which would lose the focus. */
  readonly start: (input: Input) => Promise<void>;
}

function notifyCvDownload({ success, hasPdf, message }: CvDownload): void {
  if (!success) notify.error(message ?? MESSAGES.cvIncomplete);
  else if (hasPdf) notify.success(MESSAGES.cvDownloaded);
  // Spec section 5: only the console shows this.
  else logError('CV download skipped', 'The response contains no PDF.');
}

/** Downloads the CV of a profile, or shows an error toast (spec section 8, CV). */
export function useDownloadCv(): Download<CvInput> {
  const [downloadCv, { isLoading: isWorking }] = useDownloadCvMutation();
  const start = async (input: CvInput): Promise<void> => {
    if (isWorking) return;
    try {
      notifyCvDownload(await downloadCv(input).unwrap());
    } catch (error) {
      // The server's message for an unknown route is not meant for users.
      notify.error(isNotFound(error) ? MESSAGES.cvNotFetched : getErrorMessage(error, MESSAGES.cvNotFetched), error);
    }
  };
  return { isWorking, start };
}

/** Downloads the user's resume from the CV server, or shows an error toast (spec section 8, Resume). */
export function useDownloadResume(): Download<string> {
  const [downloadResume, { isLoading: isWorking }] = useDownloadResumeMutation();
  const start = async (uid: string): Promise<void> => {
    if (isWorking) return;
    try {
      const { success, hasPdf } = await downloadResume(uid).unwrap();
      if (success && hasPdf) notify.success('Resume ready for download');
      else notify.error('Could not generate resume. Please complete your profile.');
    } catch (error) {
      logError('resume download failed', isApiError(error) ? error.message : error);
      notify.error('Failed to download resume', error);
    }
  };
  return { isWorking, start };
}
