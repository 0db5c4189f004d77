import { getErrorMessage } from '../api/api-error';
import { describeUndo } from '../format/describe-undo';
import { notify } from '../toast/notify';
import type { ToastAction } from '../toast/show-toast';
import { useUndoApplicationChangeMutation } from './applications-api';

/** Returns the button of a toast that undoes changes, one after the other; undefined if nothing changed. */
type CreateUndoAction = (
  /** The ids of the changes; undefined for a write that changed nothing. Some may not be known yet. */
  eventIds: readonly (string | undefined | Promise<string | undefined>)[],
  /** What was done, as its toast says: "Moved Backend Engineer to Applied". */
  description: string,
) => ToastAction | undefined;

export function useUndoAction(uid: string): CreateUndoAction {
  const [undo] = useUndoApplicationChangeMutation();
  return (eventIds, description) => {
    if (eventIds.every((eventId) => eventId === undefined)) return undefined;
    const run = async (): Promise<void> => {
      try {
        for (const pendingId of eventIds) {
          const eventId = await pendingId;
          if (eventId !== undefined) await undo({ uid, eventId }).unwrap();
        }
        notify.success(describeUndo(description));
      } catch (failure) {
        notify.error(getErrorMessage(failure, 'This change could not be undone. Please try again.'), failure);
      }
    };
    return { text: 'Undo', run: () => void run() };
  };
}
