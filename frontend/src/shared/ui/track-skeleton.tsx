import { SkeletonFrame } from './loading';

const ENTRIES = [0, 1, 2, 3];

interface TrackSkeletonProps {
  /** What is loading, for screen readers. */
  readonly label: string;
}

/** The skeleton of a list of dated entries while it loads. */
export function TrackSkeleton({ label }: TrackSkeletonProps) {
  return (
    <SkeletonFrame label={label}>
      <ol className="tr-track tr-delayed" aria-hidden="true">
        {ENTRIES.map((entry) => (
          <li key={entry}>
            <span className="tr-skeleton tr-skeleton-text" />
            <span className="tr-skeleton tr-skeleton-time" />
            <span className="tr-skeleton tr-skeleton-diff" />
          </li>
        ))}
      </ol>
    </SkeletonFrame>
  );
}
