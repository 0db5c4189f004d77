interface Started {
  readonly startDate?: string | undefined;
}

const startOf = ({ startDate }: Started): number => {
  const start = Date.parse(startDate ?? '');
  return Number.isNaN(start) ? -Infinity : start;
};

/** The newest start first; what has no start comes last, and what started together stays in its order. */
export const newestFirst = <Item extends Started>(items: readonly Item[]): readonly Item[] =>
  [...items].sort((one, other) => {
    const [start, otherStart] = [startOf(one), startOf(other)];
    return start === otherStart ? 0 : otherStart - start;
  });
