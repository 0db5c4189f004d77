import type { NamedChange, PastChange } from '@trackrecord/contracts';

interface ChangeObstacleProps {
  readonly change: PastChange;
  /** Shows another change of the list. */
  readonly onShow: (change: NamedChange) => void;
}

/** Why a change cannot be taken back, and which later ones stand in its way. */
export function ChangeObstacle({ change: { obstacle, blockedBy, blocking }, onShow }: ChangeObstacleProps) {
  if (obstacle === null) return null;
  const unnamed = blocking - blockedBy.length;
  return (
    <div className="tr-small tr-muted mt-2">
      {obstacle}
      {blockedBy.length > 0 && (
        <ul className="tr-blockers" aria-label="What stands in the way">
          {blockedBy.map((blocker) => (
            <li key={blocker.eventId}>
              <button type="button" className="tr-way" onClick={() => onShow(blocker)}>
                {blocker.words}
              </button>
            </li>
          ))}
          {unnamed > 0 && <li>and {unnamed} more</li>}
        </ul>
      )}
    </div>
  );
}
