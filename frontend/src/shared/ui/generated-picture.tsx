interface Lane {
  readonly radius: number;
  readonly width: number;
  readonly opacity: number;
}

/** A picture of lanes around a centre and a dot, in a view box of 320 by 180. */
interface TrackArt {
  readonly centre: { readonly x: number; readonly y: number };
  readonly lanes: readonly Lane[];
  readonly dot: { readonly x: number; readonly y: number; readonly radius: number };
}

const LANE_COUNT = 9;

const hashText = (text: string): number =>
  Array.from(text).reduce((hash, char) => Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5);

/** Creates a pseudorandom number generator seeded by a text (FNV-1a, then mulberry32). */
function createRandom(text: string): (min: number, max: number) => number {
  let state = hashText(text);
  return (min, max) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    const part = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    return Math.round((min + part * (max - min)) * 100) / 100;
  };
}

/** Generates a picture for an item without one, such as a project; deterministic for each title. */
function generateTrackArt(title: string): TrackArt {
  const random = createRandom(title.trim());
  return {
    centre: { x: random(100, 220), y: random(196, 226) },
    lanes: Array.from({ length: LANE_COUNT }, (_, lane) => ({
      radius: 30 + lane * 26,
      width: random(3, 14),
      opacity: random(0.12, 0.6),
    })),
    dot: { x: random(60, 260), y: random(36, 90), radius: random(12, 20) },
  };
}

interface GeneratedPictureProps {
  readonly title: string;
}

/** A decorative picture generated from a title. */
export function GeneratedPicture({ title }: GeneratedPictureProps) {
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
    </svg>
  );
}
