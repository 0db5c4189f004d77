import { useId } from 'react';
import type { Ref } from 'react';
import { IconButton } from '../../../shared/ui/icon-button';
import { formatTimestamp } from '../../../shared/format/format-timestamp';

declare module 'react' {
  interface CSSProperties {
    /** The filled part of a slider track, in percent. */
    '--fill'?: string;
  }
}

interface VersionSliderProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly revision: number;
  readonly currentRevision: number;
  /** The time of the version, undefined until it is known. */
  readonly timestamp: string | undefined;
  readonly onChange: (revision: number) => void;
}

/** The slider through the versions of a profile. The UI counts versions from 1, revisions start at 0. */
export function VersionSlider({ ref, revision, currentRevision, timestamp, onChange }: VersionSliderProps) {
  const id = useId();
  const versionLabel = `Version ${revision + 1} of ${currentRevision + 1}`;
  const hasOneVersion = currentRevision === 0;
  const renderStepButton = (label: string, icon: 'chevron-left' | 'chevron-right', targetRevision: number) => {
    const isOutOfRange = targetRevision < 0 || targetRevision > currentRevision;
    return (
      <IconButton
        icon={icon}
        label={label}
        // `disabled` would drop the focus when the last version is reached.
        aria-disabled={isOutOfRange}
        disabled={hasOneVersion}
        onClick={() => {
          if (!isOutOfRange) onChange(targetRevision);
        }}
      />
    );
  };
  return (
    <>
      <div className="tr-version-line">
        <label htmlFor={id} className="fw-semibold tr-num">
          {versionLabel}
        </label>
        {timestamp !== undefined && (
          <time className="tr-muted tr-num" dateTime={timestamp}>
            {formatTimestamp(timestamp)}
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
          max={currentRevision}
          value={revision}
          disabled={hasOneVersion}
          aria-valuetext={timestamp === undefined ? versionLabel : `${versionLabel}, ${formatTimestamp(timestamp)}`}
          style={{ '--fill': hasOneVersion ? '100%' : `${(100 * revision) / currentRevision}%` }}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />
        {renderStepButton('Later version', 'chevron-right', revision + 1)}
      </div>
    </>
  );
}
