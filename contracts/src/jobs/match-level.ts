/** How well a job matches, best first: `from` is the lowest percentage. Jobs below the last level are not recommended. */
export const MATCH_LEVELS = [
  { level: 'Strong', from: 70 },
  { level: 'Good', from: 50 },
  { level: 'Fair', from: 30 },
] as const;
export type MatchLevel = (typeof MATCH_LEVELS)[number]['level'];

/** Returns the level of a match in percent, or undefined if the job is unrelated. */
export const getMatchLevel = (percentage: number): MatchLevel | undefined =>
  MATCH_LEVELS.find(({ from }) => percentage >= from)?.level;
