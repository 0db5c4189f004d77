import { SlowLoadingNote } from '../../shared/ui/loading';

const ROWS = [0, 1, 2];

/** The skeleton of the card of a person. */
export function PersonSkeleton() {
  return (
    <section className="card" aria-busy="true" aria-label="Person">
      <div className="card-body tr-stack">
        <p className="visually-hidden" role="status">
          Loading the person
        </p>
        <SlowLoadingNote />
        <div className="tr-stack tr-delayed" aria-hidden="true">
          <span className="tr-skeleton tr-skeleton-name" />
          {ROWS.map((row) => (
            <span key={row} className="tr-skeleton" />
          ))}
        </div>
      </div>
    </section>
  );
}
