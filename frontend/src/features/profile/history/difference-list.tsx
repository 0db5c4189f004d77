import type { ProfileSections } from '@trackrecord/contracts';
import { useId, useState } from 'react';
import { shownParts } from './shown-parts';

interface DifferenceListProps {
  readonly before: ProfileSections | null;
  readonly after: ProfileSections | null;
  /** The change in words, which need not be repeated. */
  readonly words: string;
}

/** Characters and lines from which on a text is not shown in full at once. */
const LONG = { characters: 240, lines: 5 };

const isLong = (text: string): boolean => text.length > LONG.characters || text.split('\n').length > LONG.lines;

/** What a change did, before and after. */
export function DifferenceList({ before, after, words }: DifferenceListProps) {
  const [isFull, setFull] = useState(false);
  const id = useId();
  const parts = shownParts(before, after, words);
  if (parts.length === 0) return null;

  const long = parts.some(({ pairs }) => pairs.some((pair) => isLong(pair.before ?? '') || isLong(pair.after ?? '')));
  const text = long && !isFull ? 'tr-diff-text is-short' : 'tr-diff-text';
  return (
    <div id={id}>
      {parts.map(({ key, title, pairs }) => (
        <div key={key}>
          {title !== undefined && <div className="tr-small fw-semibold mt-2">{title}</div>}
          {pairs.map((pair) => (
            <div key={pair.label ?? ''}>
              {pair.label !== undefined && <div className="tr-small tr-muted mt-2">{pair.label}</div>}
              <div className="tr-diff">
                {pair.before !== undefined && (
                  <del>
                    <span className="visually-hidden">Before: </span>
                    <span className={text}>{pair.before}</span>
                  </del>
                )}
                {pair.after !== undefined && (
                  <ins>
                    <span className="visually-hidden">After: </span>
                    <span className={text}>{pair.after}</span>
                  </ins>
                )}
              </div>
            </div>
          ))}
        </div>
      ))}
      {long && (
        <button
          type="button"
          className="tr-way tr-small"
          aria-expanded={isFull}
          aria-controls={id}
          onClick={() => setFull(!isFull)}
        >
          {isFull ? 'Show less' : 'Show all'}
        </button>
      )}
    </div>
  );
}
