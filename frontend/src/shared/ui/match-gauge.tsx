interface MatchGaugeProps {
  /** Percent, 0 to 100. */
  readonly match: number;
}

/** The match of a role as a ring. */
export function MatchGauge({ match }: MatchGaugeProps) {
  return (
    <div className="tr-gauge" role="img" aria-label={`${match}% match`}>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="27.5" />
        {/* At 0 the round line caps would still draw a dot. */}
        {match > 0 && (
          <circle className="val" cx="32" cy="32" r="27.5" pathLength="100" strokeDasharray={`${match} 100`} />
        )}
        <circle className="lane" cx="32" cy="32" r="21.5" />
      </svg>
      <span aria-hidden="true">{`${match}%`}</span>
    </div>
  );
}
