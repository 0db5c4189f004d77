interface SparklineProps {
  readonly kind: 'bars' | 'line';
  /** The values, oldest first. */
  readonly values: readonly number[];
  /** The number of values that fit; if there are fewer, they end at the right edge. */
  readonly capacity: number;
}

const WIDTH = 120;
const HEIGHT = 28;
/** The height of a bar or line without anything, so that it stays visible. */
const MIN_HEIGHT = 1.5;
const GAP = 2;
/** The full height is at least one job or second, so that fractions of a second do not look like a problem. */
const MIN_SCALE = 1;

/** A small chart of recent values. It is hidden from screen readers: the cell of the table says the value as text. */
export function Sparkline({ kind, values, capacity }: SparklineProps) {
  const max = Math.max(...values, MIN_SCALE);
  const step = WIDTH / capacity;
  const firstX = WIDTH - values.length * step;
  const heights = values.map((value) => MIN_HEIGHT + (value / max) * (HEIGHT - 2 * MIN_HEIGHT));
  return (
    <svg className="tr-sparkline" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {kind === 'bars' ? (
        heights.map((height, index) => (
          <rect
            // Bars have no identity but their position.
            key={index}
            x={firstX + index * step}
            y={HEIGHT - height}
            width={step - GAP}
            height={height}
            rx={1}
          />
        ))
      ) : (
        <polyline
          points={heights.map((height, index) => `${firstX + (index + 0.5) * step},${HEIGHT - height}`).join(' ')}
        />
      )}
    </svg>
  );
}

/** Sums up consecutive values, so that at most `count` are left. */
export function sumIntoBars(values: readonly number[], count: number, capacity: number): readonly number[] {
  const size = capacity / count;
  const bars: number[] = [];
  // From the newest value, so that only the oldest bar may be incomplete.
  for (let end = values.length; end > 0; end -= size)
    bars.unshift(values.slice(Math.max(0, end - size), end).reduce((sum, value) => sum + value, 0));
  return bars;
}
