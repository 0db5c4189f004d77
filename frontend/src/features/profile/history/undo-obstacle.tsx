import type { ChangeReference, HistoryItem } from '@trackrecord/contracts';
import { formatTimestamp } from '../../../shared/format/format-timestamp';

interface UndoObstacleProps {
  readonly change: HistoryItem;
  /** Returns the time of a later change, undefined if the list does not contain it. */
  readonly getTime: (change: ChangeReference) => string | undefined;
  /** Scrolls to another change of the list. */
  readonly onShow: (change: ChangeReference) => void;
}

/** Distinguishes changes with the same description, by time or by version. The UI counts versions from 1. */
const formatTimeOrVersion = ({ revision }: ChangeReference, at: string | undefined): string =>
  at === undefined ? `version ${revision + 1}` : formatTimestamp(at);

/** The reason why a change cannot be undone, and the later changes that block it. */
export function UndoObstacle({ change: { obstacle, blockedBy, blocking }, getTime, onShow }: UndoObstacleProps) {
  if (obstacle === null) return null;
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
