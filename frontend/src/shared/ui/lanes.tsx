interface LanesProps {
  readonly className: string;
  /** Distance from one lane to the next, and of the first from the centre, in pixels. */
  readonly gap: number;
  readonly first: number;
}

/** Concentric lanes, the motif of the look; the class says where the centre lies. */
export function Lanes({ className, gap, first }: LanesProps) {
  return (
    <svg className={`tr-lanes ${className}`} viewBox="0 0 1 1" aria-hidden="true" strokeWidth="2">
      {Array.from({ length: 8 }, (_, lane) => (
        <circle key={lane} r={first + lane * gap} pathLength={1} />
      ))}
    </svg>
  );
}
