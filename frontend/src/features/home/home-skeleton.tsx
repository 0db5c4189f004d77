import { SkeletonFrame } from '../../shared/ui/loading';

const CARDS = [
  { column: 'main', rows: [4, 4] },
  { column: 'side', rows: [3, 3, 3] },
] as const;

/** The page while it loads. */
export function HomeSkeleton() {
  return (
    <SkeletonFrame label="Loading your home page">
      <div className="tr-home-grid tr-delayed" aria-hidden="true">
        {CARDS.map(({ column, rows }) => (
          <div key={column} className="tr-stack tr-wide-gap">
            {rows.map((count, card) => (
              <div key={card} className="card">
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
