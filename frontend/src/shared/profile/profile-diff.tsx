import type { ProfileSections } from '@trackrecord/contracts';
import { useId, useState } from 'react';
import { getDisplayedDiffs } from './displayed-diffs';

interface ProfileDiffProps {
  readonly before: ProfileSections | null;
  readonly after: ProfileSections | null;
  /** The title of the change, which is not repeated. */
  readonly description: string;
}

/** Longer texts are collapsed. */
const MAX_CHARACTERS = 240;
const MAX_LINES = 5;

const isLong = (text: string): boolean => text.length > MAX_CHARACTERS || text.split('\n').length > MAX_LINES;

/** The differences that a change made, before and after. */
export function ProfileDiff({ before, after, description }: ProfileDiffProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const id = useId();
  const diffs = getDisplayedDiffs(before, after, description);
  if (diffs.length === 0) return null;

  const isCollapsible = diffs.some(({ fields }) =>
    fields.some((field) => isLong(field.before ?? '') || isLong(field.after ?? '')),
  );
  const textClass = isCollapsible && !isExpanded ? 'tr-diff-text is-short' : 'tr-diff-text';
  return (
    <div id={id}>
      {diffs.map(({ key, title, fields }) => (
        <div key={key}>
          {title !== undefined && <div className="tr-small fw-semibold mt-2">{title}</div>}
          {fields.map((field) => (
            <div key={field.label ?? ''}>
              {field.label !== undefined && <div className="tr-small tr-muted mt-2">{field.label}</div>}
              <div className="tr-diff">
                {field.before !== undefined && (
                  <del>
                    <span className="visually-hidden">Before: </span>
                    <span className={textClass}>{field.before}</span>
                  </del>
                )}
                {field.after !== undefined && (
                  <ins>
                    <span className="visually-hidden">After: </span>
                    <span className={textClass}>{field.after}</span>
                  </ins>
                )}
              </div>
            </div>
          ))}
        </div>
      ))}
      {isCollapsible && (
        <button
          type="button"
          className="tr-link-button tr-small"
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? 'Show less' : 'Show all'}
        </button>
      )}
    </div>
  );
}
