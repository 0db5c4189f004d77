import type { ROLES } from '@trackrecord/contracts/lists/roles';

/** How far somebody has come, from the first placement to the head of a field. */
export const LEVELS = ['intern', 'junior', 'mid', 'senior', 'lead', 'head'] as const;
export type Level = (typeof LEVELS)[number];

/** Fields that share the way they talk of teams, beginners and seniors. */
export type Family = 'engineering' | 'design' | 'management' | 'data' | 'marketing' | 'sales' | 'operations' | 'people';

/**
 * What a company must have to need a role: a website or more of its own (`software`), software that much depends on
 * (`platform`), customers who work with that (`customers`), devices, goods; nothing where any company needs it.
 */
export type Trade = 'software' | 'platform' | 'customers' | 'hardware' | 'goods';

/** The titles of a role by level, `{}` standing for the plain one; a level that is missing is never hired for. */
export type Ladder = Readonly<Partial<Record<Level, string>>>;

/** One way a role is filled: a Go backend, a Java backend. Its first line of `brings` is always asked for. */
export interface Track {
  readonly titles: readonly string[];
  readonly brings: readonly string[];
  readonly tasks?: readonly string[];
}

/**
 * What postings of a role are made from. In every text `[a|b]` is one of several wordings and `{name}` is filled in
 * (sample-phrasing.ts); `abouts` begin with "You will", `tasks` with a verb.
 */
export interface SampleRole {
  readonly role: (typeof ROLES)[number];
  readonly field: string;
  /** How many of the sample jobs are of this role. */
  readonly jobs: number;
  /** What somebody of middle level earns in Berlin, in thousands of euros a year. */
  readonly pay: number;
  readonly family: Family;
  /** What its team is called, where not as its family says. */
  readonly team?: string;
  readonly ladder: Ladder;
  readonly needs?: Trade;
  /** From which size on (its place in `SIZES`) a company has such a role. */
  readonly leastSize?: number;
  /** Whether it cannot be done from afar. */
  readonly onSite?: true;
  readonly abouts: readonly string[];
  readonly tasks: readonly string[];
  readonly brings: readonly string[];
  readonly nice: readonly string[];
  readonly tracks: readonly Track[];
}

/** The texts of a block, one a line. */
export const lines = (block: string): readonly string[] => block.trim().split('\n');

/** Reads a track: titles apart by " / ", then what is asked for, then what is done. */
export const track = (titles: string, brings: string, tasks = ''): Track => ({
  titles: titles.split(' / '),
  brings: lines(brings),
  ...(tasks === '' ? {} : { tasks: lines(tasks) }),
});

/** The ladder of those who do a craft. */
export const CRAFT: Ladder = {
  intern: '{} Intern',
  junior: 'Junior {}',
  mid: '{}',
  senior: 'Senior {}',
  lead: 'Lead {}',
  head: '[Principal|Staff] {}',
};

/** The ladder of those who manage something. */
export const MANAGING: Ladder = { junior: 'Assistant {}', mid: '{}', senior: 'Senior {}' };
