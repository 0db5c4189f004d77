import { SlowLoadingNote } from '../../../shared/ui/loading';

const ENTRIES = [0, 1, 2, 3];

/** The skeleton of the change list while it loads. */
export function HistorySkeleton() {
  return (
    <div className="tr-stack" aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading the history
      </p>
      <SlowLoadingNote />
      <ol className="tr-track tr-delayed" aria-hidden="true">
        {ENTRIES.map((entry) => (
          <li key={entry}>
            <span className="tr-skeleton tr-skeleton-text" />
            <span className="tr-skeleton tr-skeleton-time" />
            <span className="tr-skeleton tr-skeleton-diff" />
          </li>
        ))}
      </ol>
    </div>
  );
}
