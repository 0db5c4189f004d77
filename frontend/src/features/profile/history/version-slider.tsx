import { useId } from 'react';
import type { Ref } from 'react';
import { Icon } from '../../../shared/ui/icon';
import { formatTimestamp } from './format-timestamp';

declare module 'react' {
  interface CSSProperties {
    /** The filled part of a slider track, in percent. */
    '--fill'?: string;
  }
}

interface VersionSliderProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly revision: number;
  readonly newest: number;
  /** The time of the version, undefined until it is known. */
  readonly at: string | undefined;
  readonly onMove: (revision: number) => void;
}

/** The slider through the versions of a profile. The UI counts versions from 1, revisions start at 0. */
export function VersionSlider({ ref, revision, newest, at, onMove }: VersionSliderProps) {
  const id = useId();
  const name = `Version ${revision + 1} of ${newest + 1}`;
  const hasOneVersion = newest === 0;
  const renderStepButton = (label: string, icon: 'chevron-left' | 'chevron-right', to: number) => {
    const isOutOfRange = to < 0 || to > newest;
    return (
      <button
        type="button"
        className="btn btn-quiet btn-icon btn-sm"
        aria-label={label}
        // `disabled` would drop the focus when the last version is reached.
        aria-disabled={isOutOfRange}
        disabled={hasOneVersion}
        onClick={() => {
          if (!isOutOfRange) onMove(to);
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
            {formatTimestamp(at)}
          </time>
        )}
      </div>
      <div className="tr-version-slider">
        {renderStepButton('Earlier version', 'chevron-left', revision - 1)}
        <input
          ref={ref}
          id={id}
          className="form-range"
          type="range"
          min={0}
          max={newest}
          value={revision}
          disabled={hasOneVersion}
          aria-valuetext={at === undefined ? name : `${name}, ${formatTimestamp(at)}`}
          style={{ '--fill': hasOneVersion ? '100%' : `${(100 * revision) / newest}%` }}
          onChange={({ target }) => onMove(target.valueAsNumber)}
        />
        {renderStepButton('Later version', 'chevron-right', revision + 1)}
      </div>
    </>
  );
}
