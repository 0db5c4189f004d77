import { getErrorMessage, isApiError } from '../api/api-error';
import { notify } from '../toast/notify';
import type { ApplicationId } from './applications-api';
import { useRecordSentCvMutation } from './sent-cv-api';

/**
 * Returns a function that keeps the current CV as what was sent with an application, and returns the id of the change.
 * Does nothing if there is no CV yet: the page of the application says so.
 */
export function useKeepSentCv(): (id: ApplicationId) => Promise<string | undefined> {
  const [recordSentCv] = useRecordSentCvMutation();
  return async (id) => {
    try {
      const { eventId } = await recordSentCv(id).unwrap();
      return eventId;
    } catch (failure) {
      if (isApiError(failure) && failure.code === 'no-cv') return undefined;
      const message = 'Your CV could not be kept with the application. You can do it on its page.';
      notify.error(getErrorMessage(failure, message), failure);
      return undefined;
    }
  };
}
