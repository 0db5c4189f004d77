interface MatchGaugeProps {
  /** Percent, 0 to 100. */
  readonly match: number;
}

/** How well a role fits, as a ring that is drawn once. */
export function MatchGauge({ match }: MatchGaugeProps) {
  return (
    <div className="tr-gauge" role="img" aria-label={`${match}% match`}>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="27.5" />
        {/* Nothing of nothing would still be a dot: its ends are round. */}
        {match > 0 && (
          <circle className="val" cx="32" cy="32" r="27.5" pathLength="100" strokeDasharray={`${match} 100`} />
        )}
        <circle className="lane" cx="32" cy="32" r="21.5" />
      </svg>
      <span aria-hidden="true">{`${match}%`}</span>
    </div>
  );
}
