import type { ChangeReference, HistoryItem } from '@trackrecord/contracts';
import { useId, useLayoutEffect, useRef } from 'react';
import { formatTimestamp, formatTimestampInText } from '../../../shared/format/format-timestamp';
import { ProfileDiff } from '../../../shared/profile/profile-diff';
import { Icon } from '../../../shared/ui/icon';
import { isFocusLost } from '../../../shared/ui/is-focus-lost';
import { ButtonSpinner } from '../../../shared/ui/loading';
import type { Undo } from './use-undo';

interface ChangeEntryProps {
  readonly change: HistoryItem;
  /** Its position relative to the shown version. */
  readonly position: 'later' | 'shown' | 'earlier';
  readonly undo: Undo;
  readonly isHighlighted: boolean;
  /** Returns the time of another change, undefined if the list does not contain it. */
  readonly getTime: (change: ChangeReference) => string | undefined;
  readonly onShow: (change: ChangeReference) => void;
}

const ACTOR_NAMES = {
  user: 'You',
  support: 'Support',
  operator: 'Trackrecord',
  developer: 'Trackrecord',
  auditor: 'Trackrecord',
  system: 'Trackrecord',
  host: 'Trackrecord',
} as const;
const ORIGIN_NAMES = { typed: 'Typed', dictated: 'Dictated', suggested: 'Suggested', imported: 'Imported' } as const;

/** A change with its author, time, origin, differences and undo button. */
export function ChangeEntry({ change, position, undo, isHighlighted, getTime, onShow }: ChangeEntryProps) {
  const { eventId, description, at, actor, origin, undoable } = change;
  const entry = useRef<HTMLDivElement>(null);
  const isUndoUsed = useRef(false);
  const id = useId();
  const time = formatTimestamp(at);

  // The undo button disappears after a successful undo, so the focus moves to the entry.
  useLayoutEffect(() => {
    if (isUndoUsed.current && !undoable && isFocusLost(entry.current)) entry.current?.focus();
  }, [undoable]);

  return (
    <li
      className={position === 'earlier' ? 'is-past' : undefined}
      aria-current={position === 'shown' ? true : undefined}
    >
      <div
        ref={entry}
        id={`change-${eventId}`}
        tabIndex={-1}
        role="group"
        aria-labelledby={id}
        className={isHighlighted ? 'tr-change tr-highlighted' : 'tr-change'}
      >
        <div className="tr-split tr-change-head">
          <div>
            <h3 id={id}>{description}</h3>
            <div className="tr-quiet tr-small">
              {ACTOR_NAMES[actor.role]} ·{' '}
              <time className="tr-num" dateTime={at}>
                {time}
              </time>
              {origin !== null && ` · ${ORIGIN_NAMES[origin]}`}
            </div>
          </div>
          {undoable && (
            <button
              type="button"
              className="btn btn-plain btn-sm flex-none"
              aria-label={`Undo: ${description}, ${time}`}
              aria-disabled={undo.isDisabled}
              onClick={() => {
                isUndoUsed.current = true;
                undo.undo(change);
              }}
            >
              {undo.pendingEventId === eventId ? <ButtonSpinner /> : <Icon name="arrow-counterclockwise" />}
              Undo
            </button>
          )}
        </div>
        <ProfileDiff before={change.before} after={change.after} description={description} />
        {!undoable && <UndoObstacle change={change} getTime={getTime} onShow={onShow} />}
      </div>
    </li>
  );
}

interface UndoObstacleProps {
  readonly change: HistoryItem;
  /** Returns the time of a later change, undefined if the list does not contain it. */
  readonly getTime: (change: ChangeReference) => string | undefined;
  /** Scrolls to another change of the list. */
  readonly onShow: (change: ChangeReference) => void;
}

/** Distinguishes changes with the same description, by time or by version. The UI counts versions from 1. */
const formatTimeOrVersion = ({ revision }: ChangeReference, at: string | undefined): string =>
  at === undefined ? `version ${revision + 1}` : formatTimestampInText(at);

/** The reason why a change cannot be undone, and the later changes that block it. */
function UndoObstacle({ change: { obstacle, blockedBy, blocking }, getTime, onShow }: UndoObstacleProps) {
  if (obstacle === null) return null;
  // `blocking` is the number of all later changes that block the undo, `blockedBy` lists only the newest few of them.
  const hiddenCount = blocking - blockedBy.length;
  return (
    <div className="tr-small tr-muted mt-2">
      {obstacle}
      {blockedBy.length > 0 && (
        <ul className="tr-blockers" aria-label="Later changes">
          {blockedBy.map((blocker) => (
            <li key={blocker.eventId}>
              <button type="button" className="tr-link-button" onClick={() => onShow(blocker)}>
                {blocker.description}, {formatTimeOrVersion(blocker, getTime(blocker))}
              </button>
            </li>
          ))}
          {hiddenCount > 0 && <li>and {hiddenCount} more</li>}
        </ul>
      )}
    </div>
  );
}
