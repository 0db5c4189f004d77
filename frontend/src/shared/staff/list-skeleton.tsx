import { SkeletonFrame } from '../ui/loading';

interface ListSkeletonProps {
  readonly label: string;
}

const ROWS = [0, 1, 2];

/** The skeleton of a list. */
export function ListSkeleton({ label }: ListSkeletonProps) {
  return (
    <SkeletonFrame label={label}>
      <div className="tr-stack tr-delayed" aria-hidden="true">
        {ROWS.map((row) => (
          <span key={row} className="tr-skeleton" />
        ))}
      </div>
    </SkeletonFrame>
  );
}
