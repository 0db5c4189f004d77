interface LanesProps {
  readonly className: string;
  /** Distance between lanes, and from the centre to the first one, in pixels. */
  readonly gap: number;
  readonly first: number;
}

/** Decorative concentric lanes; the class positions the centre. */
export function Lanes({ className, gap, first }: LanesProps) {
  return (
    <svg className={`tr-lanes ${className}`} viewBox="0 0 1 1" aria-hidden="true" strokeWidth="2">
      {Array.from({ length: 8 }, (_, lane) => (
        <circle key={lane} r={first + lane * gap} pathLength={1} />
      ))}
    </svg>
  );
}
