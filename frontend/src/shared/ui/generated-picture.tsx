import { generateTrackArt } from './track-art';

interface GeneratedPictureProps {
  readonly title: string;
  /** An SVG path drawn above it. */
  readonly drawing?: string;
}

/** A decorative picture generated from a title. */
export function GeneratedPicture({ title, drawing }: GeneratedPictureProps) {
  const { centre, lanes, dot } = generateTrackArt(title);
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {lanes.map(({ radius, width, opacity }) => (
        <circle
          key={radius}
          cx={centre.x}
          cy={centre.y}
          r={radius}
          fill="none"
          stroke="currentColor"
          strokeWidth={width}
          opacity={opacity}
        />
      ))}
      <circle cx={dot.x} cy={dot.y} r={dot.radius} fill="currentColor" />
      {drawing !== undefined && (
        <g stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
          <circle cx="160" cy="90" r="68" fill="var(--tr-surface)" strokeWidth="2" />
          <path d={drawing} fill="none" strokeWidth="5" />
        </g>
      )}
    </svg>
  );
}
