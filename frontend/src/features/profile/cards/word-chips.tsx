interface WordChipsProps {
  readonly label: string;
  readonly words: readonly string[];
  /** How many are shown at most; the rest is counted. */
  readonly most?: number;
}

/** A list of words, each once. */
export function WordChips({ label, words, most = Infinity }: WordChipsProps) {
  const once = [...new Set(words)];
  const more = once.length - most;
  return (
    <ul className="tr-chips" aria-label={label}>
      {once.slice(0, most).map((word) => (
        <li key={word} className="tr-chip" dir="auto">
          {word}
        </li>
      ))}
      {more > 0 && <li className="tr-chip tr-num">{`+${more} more`}</li>}
    </ul>
  );
}
