const LANE_COUNT = 8;

interface LanesProps {
  readonly className: string;
  /** The distance between lanes in pixels. */
  readonly gap: number;
  /** The radius of the innermost lane in pixels. */
  readonly firstRadius: number;
}

/** Decorative concentric lanes; the class positions the centre. */
export function Lanes({ className, gap, firstRadius }: LanesProps) {
  return (
    <svg className={`tr-lanes ${className}`} viewBox="0 0 1 1" aria-hidden="true" strokeWidth="2">
      {Array.from({ length: LANE_COUNT }, (_, lane) => (
        <circle key={lane} r={firstRadius + lane * gap} pathLength={1} />
      ))}
    </svg>
  );
}
