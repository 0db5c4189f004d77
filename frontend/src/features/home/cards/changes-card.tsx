import type { LatestChange } from '@trackrecord/contracts';
import { useUndoApplicationChangeMutation } from '../../../shared/applications/applications-api';
import { getErrorMessage } from '../../../shared/api/api-error';
import { describeUndo } from '../../../shared/format/describe-undo';
import { formatTimestamp } from '../../../shared/format/format-timestamp';
import { useUndoChangeMutation } from '../../../shared/profile/undo-api';
import { notify } from '../../../shared/toast/notify';
import { Card } from '../../../shared/ui/card';
import { Icon } from '../../../shared/ui/icon';
import { ButtonSpinner } from '../../../shared/ui/loading';
import { useFocusNeighborFallback } from '../../../shared/ui/use-focus-fallback';
import { useRef, useState } from 'react';
import { CardLink } from './card-parts';

interface ChangesCardProps {
  readonly uid: string;
  /** Newest first. */
  readonly changes: readonly LatestChange[];
}

const SOURCE_NAMES = { profile: 'Profile', applications: 'Applications' } as const;

/** Undoes changes of the profile and the applications, one at a time. */
function useUndo(uid: string) {
  const [undoProfileChange] = useUndoChangeMutation();
  const [undoApplicationChange] = useUndoApplicationChangeMutation();
  const [pendingEventId, setPendingEventId] = useState<string>();
  // State is updated too late for a second click in the same frame.
  const isSending = useRef(false);

  const send = async ({ eventId, of, description }: LatestChange): Promise<void> => {
    try {
      await (of === 'profile' ? undoProfileChange : undoApplicationChange)({ uid, eventId }).unwrap();
      notify.success(describeUndo(description));
    } catch (failure) {
      notify.error(getErrorMessage(failure, 'This change could not be undone. Please try again.'), failure);
    }
  };
  return {
    pendingEventId,
    undo: async (change: LatestChange): Promise<void> => {
      if (isSending.current) return;
      isSending.current = true;
      setPendingEventId(change.eventId);
      await send(change);
      isSending.current = false;
      setPendingEventId(undefined);
    },
  };
}

/** The latest changes of the profile and the applications, each with an undo button if it can be undone now. */
export function ChangesCard({ uid, changes }: ChangesCardProps) {
  const { pendingEventId, undo } = useUndo(uid);
  const list = useFocusNeighborFallback<HTMLUListElement>();
  return (
    <Card
      title="Recent changes"
      action={<CardLink to="/profile?history=open" text="History" label="History of your profile" />}
    >
      {changes.length === 0 && (
        <p className="tr-muted mb-0">Every change to your profile and applications is listed here, with undo.</p>
      )}
      <ul ref={list} className="tr-rows" aria-label="Recent changes" tabIndex={-1}>
        {changes.map((change) => {
          const { eventId, of, at, description, undoable } = change;
          return (
            <li key={eventId}>
              <div className="tr-row-text" dir="auto">
                <div className="fw-semibold">{description}</div>
                <div className="tr-muted tr-small">
                  <time className="tr-num" dateTime={at}>
                    {formatTimestamp(at)}
                  </time>
                  {` · ${SOURCE_NAMES[of]}`}
                </div>
              </div>
              {undoable && (
                <button
                  type="button"
                  className="btn btn-quiet btn-sm"
                  aria-label={`Undo: ${description}, ${formatTimestamp(at)}`}
                  aria-disabled={pendingEventId !== undefined}
                  onClick={() => void undo(change)}
                >
                  {pendingEventId === eventId ? <ButtonSpinner /> : <Icon name="arrow-counterclockwise" />}
                  Undo
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
