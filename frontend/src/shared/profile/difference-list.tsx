import type { ProfileSections } from '@trackrecord/contracts';
import { useId, useState } from 'react';
import { getShownParts } from './shown-parts';

interface DifferenceListProps {
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
export function DifferenceList({ before, after, description }: DifferenceListProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const id = useId();
  const parts = getShownParts(before, after, description);
  if (parts.length === 0) return null;

  const isCollapsible = parts.some(({ textChanges }) =>
    textChanges.some((textChange) => isLong(textChange.before ?? '') || isLong(textChange.after ?? '')),
  );
  const textClass = isCollapsible && !isExpanded ? 'tr-diff-text is-short' : 'tr-diff-text';
  return (
    <div id={id}>
      {parts.map(({ key, title, textChanges }) => (
        <div key={key}>
          {title !== undefined && <div className="tr-small fw-semibold mt-2">{title}</div>}
          {textChanges.map((textChange) => (
            <div key={textChange.label ?? ''}>
              {textChange.label !== undefined && <div className="tr-small tr-muted mt-2">{textChange.label}</div>}
              <div className="tr-diff">
                {textChange.before !== undefined && (
                  <del>
                    <span className="visually-hidden">Before: </span>
                    <span className={textClass}>{textChange.before}</span>
                  </del>
                )}
                {textChange.after !== undefined && (
                  <ins>
                    <span className="visually-hidden">After: </span>
                    <span className={textClass}>{textChange.after}</span>
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
