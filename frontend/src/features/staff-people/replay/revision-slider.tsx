import { useId } from 'react';
import type { KeyboardEvent } from 'react';
import { formatTimestamp } from '../../../shared/format/format-timestamp';
import { IconButton } from '../../../shared/ui/icon-button';

declare module 'react' {
  interface CSSProperties {
    /** The filled part of a slider track, in percent. */
    '--fill'?: string;
  }
}

interface RevisionSliderProps {
  readonly label: string;
  readonly revision: number;
  readonly newestRevision: number;
  /** The time of the revision, undefined until it is known. */
  readonly at: string | undefined;
  readonly onChange: (revision: number) => void;
}

/** How far PageUp and PageDown move; those of a native range move by a tenth of its length. */
const PAGE_REVISIONS = 10;

const PAGE_KEYS: Readonly<Record<string, number>> = { PageUp: PAGE_REVISIONS, PageDown: -PAGE_REVISIONS };

/** A slider through the revisions of a stream, with the chosen revision and its time as text. */
export function RevisionSlider({ label, revision, newestRevision, at, onChange }: RevisionSliderProps) {
  const id = useId();
  const text = `${label} ${revision} of ${newestRevision}`;
  const move = (target: number): void => {
    const bounded = Math.max(0, Math.min(newestRevision, target));
    if (bounded !== revision) onChange(bounded);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const offset = PAGE_KEYS[event.key];
    if (offset === undefined) return;
    event.preventDefault();
    move(revision + offset);
  };
  const renderStep = (name: string, icon: 'chevron-left' | 'chevron-right', target: number) => (
    <IconButton
      icon={icon}
      label={name}
      // `disabled` would drop the focus at the first and the newest revision.
      aria-disabled={target < 0 || target > newestRevision}
      onClick={() => move(target)}
    />
  );
  return (
    <div className="tr-moment-bar">
      <div className="tr-version-slider">
        {renderStep(`Earlier: ${label.toLowerCase()}`, 'chevron-left', revision - 1)}
        <input
          id={id}
          className="form-range"
          type="range"
          min={0}
          max={newestRevision}
          value={revision}
          disabled={newestRevision === 0}
          aria-valuetext={at === undefined ? text : `${text}, ${formatTimestamp(at)}`}
          style={{ '--fill': newestRevision === 0 ? '100%' : `${(100 * revision) / newestRevision}%` }}
          onKeyDown={onKeyDown}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />
        {renderStep(`Later: ${label.toLowerCase()}`, 'chevron-right', revision + 1)}
      </div>
      <label htmlFor={id} className="tr-num">
        <strong>
          {label} {revision}
        </strong>{' '}
        <span className="tr-muted">
          of {newestRevision}
          {at !== undefined && ` · ${formatTimestamp(at)}`}
        </span>
      </label>
    </div>
  );
}
