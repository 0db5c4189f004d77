import type { Posting } from '../found.js';
import { lineOfHtml, textOfHtml } from '../text/text-of-html.js';
import { addressOf, linkOf } from './addresses.js';
import { employmentTypesOf } from './employment-types.js';
import { DAY, instantOf, lastMomentOf } from './instants.js';
import { payOf, type ToldPay } from './pay.js';
import { withCountryNames } from './places.js';
import { RecordUnreadable } from './records.js';

/** A posting as the publisher writes it; any text may be HTML. */
export interface RawPosting {
  readonly id: string | number | null | undefined;
  readonly title: string | null | undefined;
  readonly company: string | null | undefined;
  readonly logo?: string | null | undefined;
  readonly location?: string | null | undefined;
  readonly remote: boolean;
  readonly pay?: ToldPay | undefined;
  readonly roleType?: string | null | undefined;
  readonly description: string;
  /** Published, updated, created; the first valid one counts. */
  readonly dates: readonly (string | number | null | undefined)[];
  readonly validThrough?: string | null | undefined;
  readonly employment: readonly string[];
  readonly url: string | null | undefined;
}

/**
 * Normalises a posting. Returns undefined if it has expired. Missing dates are not replaced with the current one,
 * because the posting would look new at every fetch.
 * @throws {RecordUnreadable} if id, title, company, web URL or date is missing or invalid.
 */
export function jobOf(told: RawPosting, now: Date): Posting | undefined {
  const validThrough = lastMoment(told.validThrough);
  if (validThrough && validThrough < now) return undefined;
  const salary = told.pay && payOf(told.pay);
  const roleType = lineOfHtml(told.roleType ?? '');
  const logo = addressOf(told.logo);
  return {
    id: idOf(told.id),
    title: lineNamed('title', told.title),
    company: lineNamed('company', told.company),
    ...(logo !== undefined && { logo }),
    location: withCountryNames(lineOfHtml(told.location ?? '')) || (told.remote ? 'Remote' : ''),
    remote: told.remote,
    ...(salary && { salary }),
    ...(roleType !== '' && { roleType }),
    description: textOfHtml(told.description),
    postedAt: postedAt(told.dates, now),
    ...(validThrough && { validThrough }),
    employmentType: employmentTypesOf(told.employment),
    url: linkOf(told.url),
  };
}

/** @throws {RecordUnreadable} if it is missing or too long. */
export function idOf(told: string | number | null | undefined): string {
  const id = String(told ?? '').trim();
  if (id === '') throw new RecordUnreadable('it has no id');
  if (id.length > 2_000) throw new RecordUnreadable('its id is too long');
  return id;
}

/** @throws {RecordUnreadable} if it is empty; `name` names the field. */
export function lineNamed(name: string, told: string | null | undefined): string {
  const line = lineOfHtml(told ?? '');
  if (line === '') throw new RecordUnreadable(`it has no ${name}`);
  return line;
}

function lastMoment(told: string | null | undefined): Date | undefined {
  const instant = instantOf(told);
  return instant && lastMomentOf(instant);
}

function postedAt(dates: RawPosting['dates'], now: Date): Date {
  const at = dates.map((date) => instantOf(date)?.at).find((date) => date !== undefined);
  if (!at) throw new RecordUnreadable('it has no date');
  // Allow for time zones ahead of UTC.
  if (at.getTime() > now.getTime() + DAY) throw new RecordUnreadable('its date lies in the future');
  return at;
}
