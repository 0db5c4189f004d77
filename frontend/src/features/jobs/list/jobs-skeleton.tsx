import { SlowLoadingNote } from '../../../shared/ui/loading';

const CARDS = [0, 1, 2, 3];

/** Shown while the first page is loading, after a delay of 150 ms. */
export function JobsSkeleton() {
  return (
    <div className="tr-stack" aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading jobs
      </p>
      <SlowLoadingNote />
      {CARDS.map((card) => (
        <div key={card} className="card tr-job tr-late" aria-hidden="true">
          <div className="tr-job-head">
            <span className="tr-bone tr-brand" />
            <span className="tr-job-title tr-stack tr-close">
              <span className="tr-bone w-50" />
              <span className="tr-bone w-25" />
            </span>
          </div>
          <span className="tr-bone w-75" />
          <span className="tr-bone w-100" />
          <span className="tr-bone w-50" />
        </div>
      ))}
    </div>
  );
}
