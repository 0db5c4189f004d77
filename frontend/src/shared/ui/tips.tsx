import { TIP_INTERVAL_MS } from '@trackrecord/contracts/constants';
import { useEffect, useState } from 'react';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { useAnimationsPaused } from './use-animations-paused';

export interface Tip {
  readonly title: string;
  readonly text: string;
}

interface TipsProps {
  readonly tips: readonly Tip[];
  /** The accessible name; default "Tips". */
  readonly label?: string;
}

/**
 * A carousel of tips that advances automatically (spec section 9) until the user turns it. It pauses while hovered,
 * focused or hidden, and never advances under prefers-reduced-motion.
 */
export function Tips({ tips, label = 'Tips' }: TipsProps) {
  const [index, setIndex] = useState(0);
  const [isManual, setIsManual] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isPaused = useAnimationsPaused();
  const count = tips.length;
  const isRotating = count > 1 && !isManual && !isHovered && !isFocused && !isPaused;

  useEffect(() => {
    if (!isRotating) return undefined;
    const timer = setInterval(() => setIndex((current) => (current + 1) % count), TIP_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isRotating, count]);

  const moveBy = (steps: number): void => {
    setIsManual(true);
    setIndex((index + steps + count) % count);
  };

  return (
    // oxlint-disable-next-line a11y/no-noninteractive-element-interactions -- pauses while hovered or focused
    <aside
      className="tr-note"
      aria-label={label}
      onMouseEnter={() => setIsHovered(true)}
      onMouseLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      <Icon name="lightbulb" />
      <div className="tr-tips">
        <div className="tr-tips-stack" aria-live={isManual ? 'polite' : 'off'}>
          {tips.map(({ title, text }, tipIndex) => (
            <div key={title} className="tr-tip" style={tipIndex === index ? undefined : { visibility: 'hidden' }}>
              <strong className="d-block mb-1">{title}</strong>
              {text}
            </div>
          ))}
        </div>
        {count > 1 && (
          <div className="tr-tips-turn">
            <IconButton icon="chevron-left" label="Previous tip" onClick={() => moveBy(-1)} />
            <span className="tr-num tr-small">{`${index + 1} of ${count}`}</span>
            <IconButton icon="chevron-right" label="Next tip" onClick={() => moveBy(1)} />
          </div>
        )}
      </div>
    </aside>
  );
}
