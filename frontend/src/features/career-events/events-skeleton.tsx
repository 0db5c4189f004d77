import { SlowLoadingNote } from '../../shared/ui/loading';

const CARDS = [0, 1, 2, 3, 4, 5];

/** Shown while events are loading, after a delay of 150 ms. */
export function EventsSkeleton() {
  return (
    <div className="tr-stack" aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading events
      </p>
      <SlowLoadingNote />
      <div className="tr-grid tr-late" aria-hidden="true">
        {CARDS.map((card) => (
          <div key={card} className="card tr-event">
            <span className="tr-bone tr-bone-picture" />
            <span className="tr-bone w-25" />
            <span className="tr-bone w-75" />
            <span className="tr-bone w-50" />
          </div>
        ))}
      </div>
    </div>
  );
}
