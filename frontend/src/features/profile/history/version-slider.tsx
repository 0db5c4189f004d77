import { useId } from 'react';
import type { Ref } from 'react';
import { Icon } from '../../../shared/ui/icon';
import { momentWords } from './moment-words';

declare module 'react' {
  interface CSSProperties {
    /** How much of a slider's track lies behind it. */
    '--fill'?: string;
  }
}

interface VersionSliderProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly revision: number;
  readonly newest: number;
  /** When that version came to be; unknown while it is on its way. */
  readonly at: string | undefined;
  readonly onMove: (revision: number) => void;
}

/** Goes through the versions of a profile. People count them from 1, the stream from 0. */
export function VersionSlider({ ref, revision, newest, at, onMove }: VersionSliderProps) {
  const id = useId();
  const name = `Version ${revision + 1} of ${newest + 1}`;
  const single = newest === 0;
  const step = (label: string, icon: 'chevron-left' | 'chevron-right', to: number) => {
    const off = to < 0 || to > newest;
    return (
      <button
        type="button"
        className="btn btn-quiet btn-icon btn-sm"
        aria-label={label}
        // Disabled in earnest it would lose the focus of whoever got to the end with it.
        aria-disabled={off}
        disabled={single}
        onClick={() => {
          if (!off) onMove(to);
        }}
      >
        <Icon name={icon} />
      </button>
    );
  };
  return (
    <>
      <div className="tr-version-line">
        <label htmlFor={id} className="fw-semibold tr-num">
          {name}
        </label>
        {at !== undefined && (
          <time className="tr-muted tr-num" dateTime={at}>
            {momentWords(at)}
          </time>
        )}
      </div>
      <div className="tr-version-slider">
        {step('Earlier version', 'chevron-left', revision - 1)}
        <input
          ref={ref}
          id={id}
          className="form-range"
          type="range"
          min={0}
          max={newest}
          value={revision}
          disabled={single}
          aria-valuetext={at === undefined ? name : `${name}, ${momentWords(at)}`}
          style={{ '--fill': single ? '100%' : `${(100 * revision) / newest}%` }}
          onChange={({ target }) => onMove(target.valueAsNumber)}
        />
        {step('Later version', 'chevron-right', revision + 1)}
      </div>
    </>
  );
}
