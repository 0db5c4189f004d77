import { getErrorMessage } from '../../../shared/api/api-error';
import { useUndoAction } from '../../../shared/applications/use-undo-action';
import type { ApplicationId } from '../../../shared/applications/applications-api';
import { notify } from '../../../shared/toast/notify';
import { useRemoveEntryMutation } from '../application-edits-api';
import type { EntryInput } from '../application-edits-api';

const DESCRIPTIONS: Readonly<Record<EntryInput['list'], string>> = {
  nextSteps: 'Cancelled the next step',
  notes: 'Removed a note',
  contacts: 'Removed a contact',
  salaries: 'Removed a salary',
};

/** Returns a function that removes an entry of a list of an application, and offers to undo it. */
export function useRemoveEntry(id: ApplicationId, list: EntryInput['list']): (entryId: string) => Promise<void> {
  const [remove] = useRemoveEntryMutation();
  const createUndoAction = useUndoAction(id.uid);
  return async (entryId) => {
    try {
      const { eventId } = await remove({ ...id, list, entryId }).unwrap();
      notify.success(DESCRIPTIONS[list], createUndoAction([eventId], DESCRIPTIONS[list]));
    } catch (failure) {
      notify.error(getErrorMessage(failure, 'This could not be removed. Please try again.'), failure);
    }
  };
}
