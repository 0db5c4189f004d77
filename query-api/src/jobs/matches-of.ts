import type { Ranking } from '@trackrecord/contracts';
import type { Derived } from '@trackrecord/platform';

/** How well a job matches somebody, by its number; nothing where that is not known. */
export type MatchOf = (number: number) => number | undefined;

/** The matches of a ranking; none where there is no ranking. A page asks for a few of thousands. */
export const matchesOf =
  (ranking: Derived<Ranking> | undefined): MatchOf =>
  (number) => {
    const at = ranking?.value.numbers.indexOf(number) ?? -1;
    return at < 0 ? undefined : ranking?.value.percentages[at];
  };
