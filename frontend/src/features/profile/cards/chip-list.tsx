interface ChipListProps {
  readonly label: string;
  readonly items: readonly string[];
  /** The number of chips to show. The others are only counted. */
  readonly max?: number;
}

/** A list of texts as chips, without duplicates. */
export function ChipList({ label, items, max = Infinity }: ChipListProps) {
  const unique = [...new Set(items)];
  const hiddenCount = unique.length - max;
  return (
    <ul className="tr-chips" aria-label={label}>
      {unique.slice(0, max).map((item) => (
        <li key={item} className="tr-chip" dir="auto">
          {item}
        </li>
      ))}
      {hiddenCount > 0 && <li className="tr-chip tr-num">{`+${hiddenCount} more`}</li>}
    </ul>
  );
}
