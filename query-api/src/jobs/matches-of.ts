import type { Ranking } from '@trackrecord/contracts';
import type { Derived } from '@trackrecord/platform';

/** How well jobs match somebody, by their numbers, best first. */
export type Matches = ReadonlyMap<number, number>;

/** The matches of a ranking; none where there is no ranking. */
export function matchesOf(ranking: Derived<Ranking> | undefined): Matches {
  const { numbers = [], percentages = [] } = ranking?.value ?? {};
  return new Map(numbers.map((number, at) => [number, percentages[at] ?? 0]));
}
