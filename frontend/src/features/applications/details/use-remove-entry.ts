import { getErrorMessage } from '../../../shared/api/api-error';
import { useRemoveEntryMutation } from '../../../shared/applications/applications-api';
import type { ApplicationId, EntryInput } from '../../../shared/applications/applications-api';
import { notify } from '../../../shared/toast/notify';

/** Returns a function that removes an entry of a list of an application. The timeline can undo it. */
export function useRemoveEntry(id: ApplicationId, list: EntryInput['list']): (entryId: string) => Promise<void> {
  const [remove] = useRemoveEntryMutation();
  return async (entryId) => {
    try {
      await remove({ ...id, list, entryId }).unwrap();
      notify.success(`${list === 'nextSteps' ? 'Cancelled' : 'Removed'}. The timeline can undo it.`);
    } catch (failure) {
      notify.error(getErrorMessage(failure, 'This could not be removed. Please try again.'), failure);
    }
  };
}
