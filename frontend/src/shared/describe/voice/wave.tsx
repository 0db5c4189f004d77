import { RECORDING } from '@trackrecord/contracts/constants';
import { useEffect, useRef } from 'react';
import { useAnimationsPaused } from '../../ui/use-animations-paused';

interface WaveProps {
  readonly getLevels: () => readonly number[];
}

/** Height in percent in silence, so that the bar stays visible. */
const MIN_HEIGHT = 12;

/** Heights in percent under reduced motion. */
const STATIC_HEIGHTS = [
  30, 55, 80, 45, 95, 60, 35, 70, 100, 50, 75, 40, 85, 60, 30, 90, 55, 70, 45, 80, 35, 60, 25, 45,
];
const BARS = Array.from({ length: RECORDING.bars }, (_, bar) => bar);

/** Shows the volume as 24 animated bars; static under reduced motion. */
export function Wave({ getLevels }: WaveProps) {
  const wave = useRef<HTMLDivElement>(null);
  const isPaused = useAnimationsPaused();

  useEffect(() => {
    const bars = [...(wave.current?.querySelectorAll('i') ?? [])];
    const draw = (height: (bar: number) => number): void =>
      bars.forEach((bar, index) => bar.style.setProperty('--h', String(height(index))));
    if (isPaused) {
      draw((bar) => STATIC_HEIGHTS[bar] ?? MIN_HEIGHT);
      return undefined;
    }
    let frame = 0;
    const animate = (): void => {
      const volumes = getLevels();
      draw((bar) => MIN_HEIGHT + (volumes[bar] ?? 0) * (100 - MIN_HEIGHT));
      frame = requestAnimationFrame(animate);
    };
    animate();
    return () => cancelAnimationFrame(frame);
  }, [isPaused, getLevels]);

  return (
    <div ref={wave} className="tr-wave" aria-hidden="true">
      {BARS.map((bar) => (
        <i key={bar} />
      ))}
    </div>
  );
}
