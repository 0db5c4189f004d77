import type { ProfileSections } from '@trackrecord/contracts';
import { useId, useState } from 'react';
import { sectionDifferences } from '../../../shared/profile/facts';
import type { Difference, PartDifference } from '../../../shared/profile/facts';

interface DifferenceListProps {
  readonly before: ProfileSections | null;
  readonly after: ProfileSections | null;
  /** The change in words, which need not be repeated. */
  readonly words: string;
}

/** Characters and lines from which on a text is not shown in full at once. */
const LONG = { characters: 240, lines: 5 };

const isLong = (text: string): boolean => text.length > LONG.characters || text.split('\n').length > LONG.lines;

interface Pair {
  readonly label?: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

const together = (side: 'before' | 'after', title: string, differences: readonly Difference[]): string => {
  const [only] = differences;
  if (differences.length === 1 && only?.label === title) return only[side] ?? '';
  const facts = differences.filter((fact) => !title.includes(fact[side] ?? ''));
  return [title, ...facts.map((fact) => `${fact.label}: ${fact[side] ?? ''}`)].join('\n');
};

/** What is new or gone is one thing with all it says; what changed is shown fact by fact. */
function pairsOf({ change, title, differences }: PartDifference): readonly Pair[] {
  if (change === 'added') return [{ after: together('after', title, differences) }];
  if (change === 'removed') return [{ before: together('before', title, differences) }];
  return differences.map(({ label, ...sides }) => (label === title ? sides : { label, ...sides }));
}

const isSaid = ({ title, change }: PartDifference, words: string): boolean =>
  change === 'added' || change === 'removed' || words.toLowerCase().includes(title.toLowerCase());

/** What a change did, before and after. */
export function DifferenceList({ before, after, words }: DifferenceListProps) {
  const [isFull, setFull] = useState(false);
  const id = useId();
  const parts = sectionDifferences(before ?? {}, after ?? {});
  if (parts.length === 0) return null;

  const shown = parts.map((part) => ({ part, pairs: pairsOf(part) }));
  const long = shown.some(({ pairs }) => pairs.some((pair) => isLong(pair.before ?? '') || isLong(pair.after ?? '')));
  const text = long && !isFull ? 'tr-diff-text is-short' : 'tr-diff-text';
  return (
    <div id={id}>
      {shown.map(({ part, pairs }) => (
        <div key={part.key}>
          {!isSaid(part, words) && <div className="tr-small fw-semibold mt-2">{part.title}</div>}
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
