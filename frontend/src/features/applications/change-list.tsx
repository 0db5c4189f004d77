import type { ApplicationHistory } from '@trackrecord/contracts';
import { getErrorMessage } from '../../shared/api/api-error';
import { useUndoApplicationChangeMutation } from '../../shared/applications/applications-api';
import { describeUndo } from '../../shared/format/describe-undo';
import { formatTimestamp } from '../../shared/format/format-timestamp';
import { notify } from '../../shared/toast/notify';
import { Icon } from '../../shared/ui/icon';
import { ButtonSpinner } from '../../shared/ui/loading';

type Change = ApplicationHistory['items'][number];

interface ChangeListProps {
  readonly uid: string;
  /** Newest first. */
  readonly changes: readonly Change[];
}

/** Changes, each with an undo button if it can be undone now. */
export function ChangeList({ uid, changes }: ChangeListProps) {
  const [undo, { isLoading, originalArgs }] = useUndoApplicationChangeMutation();

  const undoChange = async ({ eventId, description }: Change): Promise<void> => {
    if (isLoading) return;
    try {
      await undo({ uid, eventId }).unwrap();
      notify.success(describeUndo(description));
    } catch (failure) {
      notify.error(getErrorMessage(failure, 'This change could not be undone. Please try again.'), failure);
    }
  };

  return (
    <ol className="tr-track">
      {changes.map((change) => (
        <li key={change.eventId}>
          <div className="tr-split">
            <div dir="auto">
              <div className="fw-semibold">{change.description}</div>
              <time className="tr-quiet tr-small tr-num" dateTime={change.at}>
                {formatTimestamp(change.at)}
              </time>
            </div>
            {change.undoable && (
              <button
                type="button"
                className="btn btn-quiet btn-sm flex-none"
                aria-label={`Undo: ${change.description}, ${formatTimestamp(change.at)}`}
                aria-disabled={isLoading}
                onClick={() => void undoChange(change)}
              >
                {isLoading && originalArgs?.eventId === change.eventId ? (
                  <ButtonSpinner />
                ) : (
                  <Icon name="arrow-counterclockwise" />
                )}
                Undo
              </button>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
