import type { ROLES } from '@trackrecord/contracts/lists/roles';

/** Career levels. */
export const LEVELS = ['intern', 'junior', 'mid', 'senior', 'lead', 'head'] as const;
export type Level = (typeof LEVELS)[number];

/** Role families that share phrases about teams, juniors and seniors. */
export type Family = 'engineering' | 'design' | 'management' | 'data' | 'marketing' | 'sales' | 'operations' | 'people';

/**
 * What a company must have to need a role: its own website or software (`software`), business-critical software
 * (`platform`), customers who work with it (`customers`), devices or goods.
 */
export type Trade = 'software' | 'platform' | 'customers' | 'hardware' | 'goods';

/** The titles of a role by level; `{}` is the base title. Missing levels are never hired for. */
export type Ladder = Readonly<Partial<Record<Level, string>>>;

/** A variant of a role, such as Go or Java backend. The first line of `requirements` is always required. */
export interface Track {
  readonly titles: readonly string[];
  readonly requirements: readonly string[];
  readonly tasks?: readonly string[];
}

/**
 * The templates of a role's postings. In every text `[a|b]` is one of several wordings and `{name}` is a placeholder
 * (sample-posting.ts); `descriptions` begin with "You will", `tasks` with a verb.
 */
export interface SampleRole {
  readonly role: (typeof ROLES)[number];
  readonly field: string;
  /** The number of sample postings with this role. */
  readonly postingCount: number;
  /** Salary at mid level in Berlin, in thousands of euros a year. */
  readonly salaryInBerlin: number;
  readonly family: Family;
  /** The name of its team, if not that of its family. */
  readonly team?: string;
  readonly ladder: Ladder;
  /** Undefined if every company may need the role. */
  readonly needs?: Trade;
  /** Index in `SIZES` of the smallest company with such a role. */
  readonly minSize?: number;
  /** True if it cannot be done remotely. */
  readonly onSite?: true;
  readonly descriptions: readonly string[];
  readonly tasks: readonly string[];
  readonly requirements: readonly string[];
  readonly niceToHaves: readonly string[];
  readonly tracks: readonly Track[];
}
