import type { Posting } from '../feed-records.js';
import { SIZES } from './sample-company.js';
import { createOpenings, type Opening } from './sample-openings.js';
import { writePosting } from './sample-posting.js';
import { drawSalary } from './sample-salary.js';
import { drawTerms, type SampleTerms } from './sample-terms.js';
import { drawLevel, drawTitle } from './sample-title.js';
import { createSeededRandom, type SeededRandom } from '../../seeded-random.js';
import { toSlug } from './slug.js';

const SEED = 20_261_122;
/** The difference between the seeds of one posting and the next; a prime. */
const SEED_STEP = 7_919;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The oldest posting is 30 days old at the end of today. */
const MAX_AGE_MINUTES = 29 * 24 * 60;
/** An exponent above 1 makes new postings more frequent than old ones. */
const AGE_EXPONENT = 1.3;

/**
 * Returns the 600 sample postings: deterministic except for their dates, which follow the UTC day of `now`. Jobs,
 * companies and URLs are fictional; URLs use the reserved domain "example" (RFC 2606).
 */
export function createSampleJobs(now: Date): readonly Posting[] {
  const midnightMs = now.getTime() - (now.getTime() % DAY_MS);
  const usedKeys = new Set<string>();
  return createOpenings(createSeededRandom(SEED)).map((opening, index) =>
    toPosting(opening, index + 1, midnightMs, usedKeys, createSeededRandom(SEED + SEED_STEP * (index + 1))),
  );
}

function toPosting(
  opening: Opening,
  number: number,
  midnightMs: number,
  usedKeys: Set<string>,
  random: SeededRandom,
): Posting {
  const { company, role } = opening;
  const { track, level, title, terms } = drawUnique(opening, usedKeys, random);
  const salary = drawSalary(opening, level, terms.kind === 'Contract', random);
  const postedAt = midnightMs - Math.ceil(MAX_AGE_MINUTES * random.next() ** AGE_EXPONENT) * MINUTE_MS;
  const companySlug = toSlug(company.name);
  return {
    id: `${companySlug}-${String(number)}`,
    title: title.full,
    company: company.name,
    ...(company.size === undefined ? {} : { companySize: SIZES[company.size] ?? SIZES[0] }),
    location: terms.location,
    remote: terms.isRemote,
    ...(salary ? { salary } : {}),
    roleType: role.field,
    description: writePosting({ opening, track, level, title, terms }, random),
    postedAt: new Date(postedAt),
    ...(random.chance(0.22)
      ? { validThrough: new Date(midnightMs + random.integer(11, 60) * DAY_MS - MINUTE_MS) }
      : {}),
    employmentType: [terms.kind, ...(terms.isHybrid ? ['Hybrid'] : [])],
    url: `https://careers.${companySlug}.example/jobs/${toSlug(title.full)}-${String(number)}`,
  };
}

/** Draws until the company has no other posting with this title and place, which would look like a duplicate. */
function drawUnique(opening: Opening, usedKeys: Set<string>, random: SeededRandom) {
  const { role, company } = opening;
  for (;;) {
    const track = random.pick(role.tracks);
    const level = drawLevel(role, random);
    const title = drawTitle(opening, track, level, random);
    const terms: SampleTerms = drawTerms(opening, level, random);
    const key = [company.name, title.full, terms.location].join('\n');
    if (usedKeys.has(key)) continue;
    usedKeys.add(key);
    return { track, level, title, terms };
  }
}
