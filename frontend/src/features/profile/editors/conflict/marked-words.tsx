import { diffWords } from 'diff';

interface MarkedWordsProps {
  readonly text: string;
  /** What the other version says there, if anything. */
  readonly other: string | undefined;
}

/** A text in which the words that the other version does not have are marked. */
export function MarkedWords({ text, other }: MarkedWordsProps) {
  return diffWords(other ?? '', text)
    .filter(({ removed }) => !removed)
    .map(({ value, added }, place) => (added ? <mark key={place}>{value}</mark> : <span key={place}>{value}</span>));
}
