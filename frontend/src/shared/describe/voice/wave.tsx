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
const BAR_INDEXES = Array.from({ length: RECORDING.bars }, (_, index) => index);

/** Shows the volume as 24 animated bars; static under reduced motion. */
export function Wave({ getLevels }: WaveProps) {
  const wave = useRef<HTMLDivElement>(null);
  const isPaused = useAnimationsPaused();

  useEffect(() => {
    const barElements = [...(wave.current?.querySelectorAll('i') ?? [])];
    const draw = (getHeight: (index: number) => number): void =>
      barElements.forEach((element, index) => element.style.setProperty('--h', String(getHeight(index))));
    if (isPaused) {
      draw((index) => STATIC_HEIGHTS[index] ?? MIN_HEIGHT);
      return undefined;
    }
    let frame = 0;
    const animate = (): void => {
      const volumes = getLevels();
      draw((index) => MIN_HEIGHT + (volumes[index] ?? 0) * (100 - MIN_HEIGHT));
      frame = requestAnimationFrame(animate);
    };
    animate();
    return () => cancelAnimationFrame(frame);
  }, [isPaused, getLevels]);

  return (
    <div ref={wave} className="tr-wave" aria-hidden="true">
      {BAR_INDEXES.map((index) => (
        <i key={index} />
      ))}
    </div>
  );
}
