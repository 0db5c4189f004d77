import { SkeletonFrame } from '../../shared/ui/loading';

const COLUMNS = [
  { column: 'main', rowCounts: [4, 4] },
  { column: 'side', rowCounts: [3, 3, 3] },
] as const;

/** The page while it loads. */
export function HomeSkeleton() {
  return (
    <SkeletonFrame label="Loading your home page">
      <div className="tr-home-grid tr-delayed" aria-hidden="true">
        {COLUMNS.map(({ column, rowCounts }) => (
          <div key={column} className="tr-stack tr-wide-gap">
            {rowCounts.map((count, cardIndex) => (
              <div key={cardIndex} className="card">
                <div className="card-body tr-stack">
                  <span className="tr-skeleton tr-skeleton-head" />
                  {Array.from({ length: count }, (_, row) => (
                    <span key={row} className="tr-skeleton tr-home-skeleton-row" />
                  ))}
                </div>
              </div>
            ))}
          </div>
        ))}
      </div>
    </SkeletonFrame>
  );
}
