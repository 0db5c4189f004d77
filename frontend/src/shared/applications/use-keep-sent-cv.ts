import { getErrorMessage, isApiError } from '../api/api-error';
import { notify } from '../toast/notify';
import { useRecordSentCvMutation } from './application-files-api';
import type { ApplicationId } from './applications-api';

/**
 * Returns a function that keeps the current CV as what was sent with an application. Does nothing if there is no CV
 * yet: the page of the application says so.
 */
export function useKeepSentCv(): (id: ApplicationId) => Promise<void> {
  const [recordSentCv] = useRecordSentCvMutation();
  return async (id) => {
    try {
      await recordSentCv(id).unwrap();
    } catch (failure) {
      if (isApiError(failure) && failure.code === 'no-cv') return;
      const message = 'Your CV could not be kept with the application. You can do it on its page.';
      notify.error(getErrorMessage(failure, message), failure);
    }
  };
}
