import { createHash } from 'node:crypto';
import { comparableWords, type FeedSource, yearlyOf } from '@trackrecord/contracts';
import type { Posting } from '../found.js';
import { askedSkills } from './asked-skills.js';
import { canonicalUrl } from './canonical-url.js';
import { type DollarRates, inDollars } from './dollars.js';
import { ownId } from './own-id.js';
import type { StoredPosting } from './stored-posting.js';
import { sameWords } from './same-words.js';

/** Raised whenever the same posting is read differently: then every posting is written once more. */
const READING = 1;

/** How long a posting without an end is kept after it was last noted as seen (ms, issue 7). */
export const LONGEST_UNSEEN = 45 * 24 * 60 * 60_000;

/** All of a posting that follows from what was found. */
export type ReadPosting = Omit<
  StoredPosting,
  'number' | 'change' | 'missed' | 'isWithdrawn' | 'isSettled' | 'isOpen' | 'closedAt'
>;

/** The id and the digest of a job that was found, without reading it any closer. */
export function digestOf(found: Posting, source: FeedSource, rates: DollarRates) {
  const rate = found.salary && rates[found.salary.currency];
  const read = JSON.stringify([READING, source, rate ?? null, found]);
  return { id: ownId(source.id, found.id), digest: createHash('sha256').update(read).digest('base64url') };
}

/** A job that was found as it is kept. */
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

/** When a posting that is seen now is gone at the latest: when it says so, else in 45 days (issue 7). */
export const expiryOf = (validThrough: Date | undefined, now: Date): Date =>
  validThrough ?? new Date(now.getTime() + LONGEST_UNSEEN);
