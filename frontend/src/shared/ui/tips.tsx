import { TIP_INTERVAL } from '@trackrecord/contracts/constants';
import { useEffect, useState } from 'react';
import { Icon } from './icon';
import { useCalmPage } from './use-calm-page';

export interface Tip {
  readonly title: string;
  readonly text: string;
}

interface TipsProps {
  readonly tips: readonly Tip[];
  /** What the note is called; default "Tips". */
  readonly label?: string;
}

/**
 * A note that turns its tips by itself (spec section 9) until somebody turns them by hand. It rests while somebody is
 * at it or looks elsewhere, and never turns by itself for who wants less motion.
 */
export function Tips({ tips, label = 'Tips' }: TipsProps) {
  const [at, setAt] = useState(0);
  const [byHand, setByHand] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const calm = useCalmPage();
  const count = tips.length;
  const turns = count > 1 && !byHand && !hovered && !focused && !calm;

  useEffect(() => {
    if (!turns) return undefined;
    const timer = setInterval(() => setAt((before) => (before + 1) % count), TIP_INTERVAL);
    return () => clearInterval(timer);
  }, [turns, count]);

  const turn = (steps: number): void => {
    setByHand(true);
    setAt((at + steps + count) % count);
  };

  return (
    // oxlint-disable-next-line a11y/no-noninteractive-element-interactions -- it rests while somebody is at it
    <aside
      className="tr-note"
      aria-label={label}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon name="lightbulb" />
      <div className="tr-tips">
        <div className="tr-tips-stack" aria-live={byHand ? 'polite' : 'off'}>
          {tips.map(({ title, text }, place) => (
            <div key={title} className="tr-tip" style={place === at ? undefined : { visibility: 'hidden' }}>
              <strong className="d-block mb-1">{title}</strong>
              {text}
            </div>
          ))}
        </div>
        {count > 1 && (
          <div className="tr-tips-turn">
            <button
              type="button"
              className="btn btn-quiet btn-icon btn-sm"
              aria-label="Previous tip"
              onClick={() => turn(-1)}
            >
              <Icon name="chevron-left" />
            </button>
            <span className="tr-num tr-small">{`${at + 1} of ${count}`}</span>
            <button
              type="button"
              className="btn btn-quiet btn-icon btn-sm"
              aria-label="Next tip"
              onClick={() => turn(1)}
            >
              <Icon name="chevron-right" />
            </button>
          </div>
        )}
      </div>
    </aside>
  );
}
