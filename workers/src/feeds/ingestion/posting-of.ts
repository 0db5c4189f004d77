import { createHash } from 'node:crypto';
import { comparableWords, type FeedSource, yearlyOf } from '@trackrecord/contracts';
import type { Posting } from '../found.js';
import { askedSkills } from './asked-skills.js';
import { canonicalUrl } from './canonical-url.js';
import { type DollarRates, inDollars } from './dollars.js';
import { ownId } from './own-id.js';
import type { StoredPosting } from './stored-posting.js';
import { sameWords } from './same-words.js';

/** Increment this when parsing changes; all postings are then written again. */
const READING = 1;

/** How long a posting without an end date is kept after it was last seen (ms, issue 7). */
export const LONGEST_UNSEEN = 45 * 24 * 60 * 60_000;

/** The fields of a stored posting that follow from the feed alone. */
export type ReadPosting = Omit<
  StoredPosting,
  'number' | 'change' | 'missed' | 'isWithdrawn' | 'isSettled' | 'isOpen' | 'closedAt'
>;

/** Computes id and digest of a posting without parsing its text. */
export function digestOf(found: Posting, source: FeedSource, rates: DollarRates) {
  const rate = found.salary && rates[found.salary.currency];
  const read = JSON.stringify([READING, source, rate ?? null, found]);
  return { id: ownId(source.id, found.id), digest: createHash('sha256').update(read).digest('base64url') };
}

/** Converts a posting of a feed to a stored one. */
export function postingOf(found: Posting, source: FeedSource, rates: DollarRates, now: Date): ReadPosting {
  const { id, digest } = digestOf(found, source, rates);
  const salary = inDollars(found.salary, rates);
  const yearly = yearlyOf(salary);
  return {
    _id: id,
    jobId: id,
    title: found.title,
    company: found.company,
    companyInfo: { ...(found.logo && { logo: found.logo }), ...(found.companySize && { size: found.companySize }) },
    location: found.location,
    ...(salary && { salary }),
    ...(yearly && { yearly }),
    ...(found.roleType && { roleType: found.roleType }),
    description: found.description,
    postedAt: found.postedAt.toISOString(),
    ...(found.validThrough && { validThrough: found.validThrough.toISOString() }),
    remote: found.remote,
    employmentType: [...found.employmentType],
    url: found.url,
    source,
    places: [...comparableWords(found.location)],
    skills: [...askedSkills(found.title, found.description)],
    expiresAt: expiryOf(found.validThrough, now),
    urlKey: canonicalUrl(found.url),
    sameKey: [found.company, found.title, found.location].map(sameWords).join('|'),
    digest,
  };
}

/** Returns when a posting seen now expires: at its end date, else in 45 days (issue 7). */
export const expiryOf = (validThrough: Date | undefined, now: Date): Date =>
  validThrough ?? new Date(now.getTime() + LONGEST_UNSEEN);
