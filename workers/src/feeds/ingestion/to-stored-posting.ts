import { createHash } from 'node:crypto';
import { toComparableWords, type FeedSource, convertToYearly } from '@trackrecord/contracts';
import { abbreviateStates } from '@trackrecord/domain/places/gazetteer';
import { normalizePostingTitle } from '../../ai/rules/occupations/normalize-title.js';
import type { Posting } from '../feed-records.js';
import { findPostingSkills } from './posting-skills.js';
import { toPageKey } from '@trackrecord/contracts/jobs/page-key';
import { type DollarRates, toDollars } from './dollars.js';
import { createRecordId } from './record-id.js';
import type { StoredPosting } from './stored-posting.js';
import { normalizeWords } from '@trackrecord/contracts/jobs/normalize-words';

/** Increment this when parsing changes; all postings are then written again. */
const PARSER_VERSION = 5;

/** How long a posting without an end date is kept after it was last seen (ms). */
export const MAX_UNSEEN_MS = 45 * 24 * 60 * 60_000;

/** The fields of a stored posting that follow from the feed alone. */
export type ParsedPosting = Omit<
  StoredPosting,
  'number' | 'change' | 'missed' | 'isWithdrawn' | 'isSettled' | 'isOpen' | 'closedAt'
>;

/** Computes id and digest of a posting without parsing its text. */
export function digestPosting(posting: Posting, source: FeedSource, rates: DollarRates) {
  const rate = posting.salary && rates[posting.salary.currency];
  const input = JSON.stringify([PARSER_VERSION, source, rate ?? null, posting]);
  return { id: createRecordId(source.id, posting.id), digest: createHash('sha256').update(input).digest('base64url') };
}

/** Converts a posting of a feed to a stored one. */
export function toStoredPosting(posting: Posting, source: FeedSource, rates: DollarRates, now: Date): ParsedPosting {
  const { id, digest } = digestPosting(posting, source, rates);
  const salary = toDollars(posting.salary, rates);
  const yearly = convertToYearly(salary);
  return {
    _id: id,
    jobId: id,
    title: posting.title,
    company: posting.company,
    companyInfo: {
      ...(posting.logo && { logo: posting.logo }),
      ...(posting.companySize && { size: posting.companySize }),
    },
    location: posting.location,
    ...(salary && { salary }),
    ...(yearly && { yearly }),
    ...(posting.roleType && { roleType: posting.roleType }),
    description: posting.description,
    ...(posting.postedAt && { postedAt: posting.postedAt.toISOString() }),
    ...(posting.validThrough && { validThrough: posting.validThrough.toISOString() }),
    remote: posting.remote,
    employmentType: [...posting.employmentType],
    url: posting.url,
    source,
    places: [...toComparableWords(posting.location)],
    skills: [...findPostingSkills(posting.title, posting.description)],
    expiresAt: getExpiry(posting.validThrough, now),
    urlKey: toPageKey(posting.url),
    sameKey: [posting.company, posting.title, abbreviateStates(posting.location)].map(normalizeWords).join('|'),
    titleKey: normalizePostingTitle(posting.title),
    digest,
  };
}

/** Returns when a posting seen now expires: at its end date, else in 45 days. */
export const getExpiry = (validThrough: Date | undefined, now: Date): Date =>
  validThrough ?? new Date(now.getTime() + MAX_UNSEEN_MS);
