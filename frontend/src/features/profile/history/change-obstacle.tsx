import type { NamedChange, PastChange } from '@trackrecord/contracts';
import { momentWords } from './moment-words';

interface ChangeObstacleProps {
  readonly change: PastChange;
  /** When one of those was made; absent where the list has not got it. */
  readonly timeOf: (change: NamedChange) => string | undefined;
  /** Shows another change of the list. */
  readonly onShow: (change: NamedChange) => void;
}

/** What tells a change from another one of the same words; people count versions from 1. */
const markOf = ({ revision }: NamedChange, at: string | undefined): string =>
  at === undefined ? `version ${revision + 1}` : momentWords(at);

/** Why a change cannot be taken back, and which later ones stand in its way. */
export function ChangeObstacle({ change: { obstacle, blockedBy, blocking }, timeOf, onShow }: ChangeObstacleProps) {
  if (obstacle === null) return null;
  const unnamed = blocking - blockedBy.length;
  return (
    <div className="tr-small tr-muted mt-2">
      {obstacle}
      {blockedBy.length > 0 && (
        <ul className="tr-blockers" aria-label="Later changes">
          {blockedBy.map((blocker) => (
            <li key={blocker.eventId}>
              <button type="button" className="tr-way" onClick={() => onShow(blocker)}>
                {blocker.words}, {markOf(blocker, timeOf(blocker))}
              </button>
            </li>
          ))}
          {unnamed > 0 && <li>and {unnamed} more</li>}
        </ul>
      )}
    </div>
  );
}
