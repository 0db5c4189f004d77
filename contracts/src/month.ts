import { z } from 'zod';

const MONTH = /^(0[1-9]|1[0-2])\/(\d{4})$/;

/** A month as it is typed and shown in a field: MM/yyyy (spec section 9). */
export const monthText = z.string().trim().regex(MONTH, 'Please enter the month as MM/yyyy.');

/** Whether a text is a month as MM/yyyy. */
export const isMonth = (value: string): boolean => MONTH.test(value.trim());

/** The first moment (UTC) of a month given as MM/yyyy, as an ISO string; nothing for any other text. */
export function isoOfMonth(value: string): string | undefined {
  const [, month, year] = MONTH.exec(value.trim()) ?? [];
  return month === undefined || year === undefined ? undefined : `${year}-${month}-01T00:00:00.000Z`;
}

/** The month (UTC) of an ISO date as MM/yyyy; an empty text where there is none. */
export function monthOfIso(iso: string | null | undefined): string {
  const at = iso ? new Date(iso) : undefined;
  if (at === undefined || Number.isNaN(at.getTime())) return '';
  return `${String(at.getUTCMonth() + 1).padStart(2, '0')}/${String(at.getUTCFullYear()).padStart(4, '0')}`;
}

/** Somewhere on earth it is this much later than the clock of the server says, so a month may have begun there. */
const EARLIEST_ZONE = 14 * 60 * 60 * 1000;

/** Whether an ISO date lies in the future everywhere on earth. */
export const isInFuture = (iso: string, now: number = Date.now()): boolean => Date.parse(iso) > now + EARLIEST_ZONE;

/** Whether the month of one ISO date lies before that of another; false where either is missing. */
export const isMonthBefore = (iso: string | null | undefined, other: string | null | undefined): boolean =>
  isBefore(isoOfMonth(monthOfIso(iso)), isoOfMonth(monthOfIso(other)));

/** Whether one ISO date lies before another; false where either is missing. */
export const isBefore = (iso: string | null | undefined, other: string | null | undefined): boolean =>
  Boolean(iso) && Boolean(other) && Date.parse(iso ?? '') < Date.parse(other ?? '');
