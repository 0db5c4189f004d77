import { expandCountryNames } from '@trackrecord/contracts/jobs/place';
import type { SalaryFields } from '@trackrecord/contracts/jobs/salary-fields';
import type { Posting } from '../feed-records.js';
import { htmlToLine, htmlToText } from '../text/html-to-text.js';
import { DAY_MS, getEndOfInstant, parseInstant } from './instants.js';
import { normalizeSalary } from './pay.js';
import { RecordUnreadableError } from './records.js';
import { requireUrl, toUrl } from './urls.js';

/** A posting as the publisher writes it; any text may be HTML. */
export interface RawPosting {
  readonly id: string | number | null | undefined;
  readonly title: string | null | undefined;
  readonly company: string | null | undefined;
  readonly logo?: string | null | undefined;
  readonly location?: string | null | undefined;
  readonly remote: boolean;
  readonly pay?: SalaryFields | undefined;
  readonly roleType?: string | null | undefined;
  readonly description: string;
  /** Published, updated, created; the first valid one counts. */
  readonly dates: readonly (string | number | null | undefined)[];
  readonly validThrough?: string | null | undefined;
  readonly employment: readonly string[];
  readonly url: string | null | undefined;
}

/**
 * Normalizes a posting. Returns undefined if it has expired. Missing and ambiguous dates are not replaced with the
 * current one, because the posting would look new at every fetch.
 * @throws {RecordUnreadableError} if id, title, company or web URL is missing or invalid, or the date is in the future.
 */
export function toPosting(raw: RawPosting, now: Date): Posting | undefined {
  const validThrough = parseEnd(raw.validThrough);
  if (validThrough && validThrough < now) return undefined;
  const salary = raw.pay && normalizeSalary(raw.pay);
  const roleType = htmlToLine(raw.roleType ?? '');
  const logo = toUrl(raw.logo);
  const postedAt = findPostedAt(raw.dates, now);
  return {
    id: requireId(raw.id),
    title: requireLine('title', raw.title),
    company: requireLine('company', raw.company),
    ...(logo !== undefined && { logo }),
    location: expandCountryNames(htmlToLine(raw.location ?? '')) || (raw.remote ? 'Remote' : ''),
    remote: raw.remote,
    ...(salary && { salary }),
    ...(roleType !== '' && { roleType }),
    description: htmlToText(raw.description),
    ...(postedAt && { postedAt }),
    ...(validThrough && { validThrough }),
    employmentType: normalizeEmploymentTypes(raw.employment),
    url: requireUrl(raw.url),
  };
}

const MAX_ID_LENGTH = 2_000;

/** @throws {RecordUnreadableError} if it is missing or too long. */
export function requireId(raw: string | number | null | undefined): string {
  const id = String(raw ?? '').trim();
  if (id === '') throw new RecordUnreadableError('it has no id');
  if (id.length > MAX_ID_LENGTH) throw new RecordUnreadableError('its id is too long');
  return id;
}

/** @throws {RecordUnreadableError} if it is empty; `name` names the field. */
export function requireLine(name: string, raw: string | null | undefined): string {
  const line = htmlToLine(raw ?? '');
  if (line === '') throw new RecordUnreadableError(`it has no ${name}`);
  return line;
}

function parseEnd(raw: string | null | undefined): Date | undefined {
  const instant = parseInstant(raw);
  return instant && getEndOfInstant(instant);
}

function findPostedAt(dates: RawPosting['dates'], now: Date): Date | undefined {
  const date = dates.map((date) => parseInstant(date)?.at).find((date) => date !== undefined);
  // Allow for time zones ahead of UTC.
  if (date && date.getTime() > now.getTime() + DAY_MS) throw new RecordUnreadableError('its date is in the future');
  return date;
}

/** Kinds of employment, with the ways publishers write them in English and German. */
const TYPES: readonly (readonly [type: string, pattern: RegExp])[] = [
  ['Full-time', /full.?time|vollzeit/i],
  ['Part-time', /part.?time|teilzeit/i],
  ['Contract', /contract|fixed.?term|befristet/i],
  ['Temporary', /temporary|\btemp\b|per.?diem|seasonal/i],
  ['Internship', /\bintern(?:s|ship)?\b|praktik|trainee/i],
  ['Volunteer', /volunteer|ehrenamt/i],
  ['Freelance', /freelanc/i],
  ['Hybrid', /hybrid/i],
];

/** Returns the known kinds of employment in a fixed order. */
export function normalizeEmploymentTypes(texts: readonly string[]): readonly string[] {
  // "permanent, no fixed term" and "unbefristet" mean that the job is no contract work.
  const cleanedTexts = texts.map((text) => text.replace(/_/g, ' ').replace(/unbefristet|no fixed.?term/gi, ''));
  return TYPES.filter(([, pattern]) => cleanedTexts.some((text) => pattern.test(text))).map(([type]) => type);
}
