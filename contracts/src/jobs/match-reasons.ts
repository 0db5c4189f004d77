import { z } from 'zod';
import { line } from '../text.js';

/** What speaks for a posting in a few words, for lists. The explanation of the match says the same. */
export const matchReasons = z.object({
  /** How many of the skills that the posting lists the user has; absent if they are few. */
  skills: z.object({ met: z.int().positive(), listed: z.int().positive() }).optional(),
  /** The location of the posting if it suits the user: "Dubai", "Remote". */
  location: line.optional(),
  /** True if the title is the same as one that the user has or wants, or close to it. */
  title: z.literal(true).optional(),
  /** True if the salary is what the user expects. */
  salary: z.literal(true).optional(),
});
export type MatchReasons = z.infer<typeof matchReasons>;

// The bits of a code, from the lowest: the met skills (8), the listed ones (8), title, salary, and the location (14).
const LISTED_SHIFT = 8;
const MAX_COUNT = 0xff;
const TITLE_FLAG = 1 << 16;
const SALARY_FLAG = 1 << 17;
const LOCATION_SHIFT = 18;
const MAX_LOCATIONS = 2 ** 14 - 1;

/** The reasons of many matches: a number for each, and the locations that the numbers refer to. */
export interface EncodedReasons {
  readonly codes: readonly number[];
  readonly locations: readonly string[];
}

/** Encodes reasons as a number each, since a ranking has those of thousands of postings. */
export function encodeReasons(reasons: readonly MatchReasons[]): EncodedReasons {
  // The position of a location, counted from 1; 0 is none.
  const positions = new Map<string, number>();
  const toPosition = (location: string | undefined): number => {
    if (location === undefined) return 0;
    const position = positions.get(location) ?? positions.size + 1;
    if (position > MAX_LOCATIONS) return 0;
    positions.set(location, position);
    return position;
  };
  const codes = reasons.map(({ skills, location, title, salary }) => {
    // More skills than fit are rather left out than miscounted.
    const { met, listed } = skills !== undefined && skills.listed <= MAX_COUNT ? skills : { met: 0, listed: 0 };
    const flags = (title ? TITLE_FLAG : 0) | (salary ? SALARY_FLAG : 0);
    // Unsigned, although bitwise operators are not.
    return ((toPosition(location) << LOCATION_SHIFT) | flags | (listed << LISTED_SHIFT) | met) >>> 0;
  });
  return { codes, locations: [...positions.keys()] };
}

/** Decodes the reasons of a match. Code and locations are those of `encodeReasons`. */
export function decodeReasons(code: number, locations: readonly string[]): MatchReasons {
  const listed = (code >>> LISTED_SHIFT) & MAX_COUNT;
  const location = locations[(code >>> LOCATION_SHIFT) - 1];
  return {
    ...(listed > 0 && { skills: { met: code & MAX_COUNT, listed } }),
    ...(location !== undefined && { location }),
    ...((code & TITLE_FLAG) !== 0 && { title: true }),
    ...((code & SALARY_FLAG) !== 0 && { salary: true }),
  };
}
