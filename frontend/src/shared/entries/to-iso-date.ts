import { monthToIso, isoToMonth } from '@trackrecord/contracts/month';

/**
 * Converts a typed month to an ISO date. Keeps the stored date if the month is unchanged: it may hold a day, which the
 * field does not show.
 */
export const toIsoDate = (month: string, storedDate: string | null | undefined): string | undefined =>
  storedDate && isoToMonth(storedDate) === month.trim() ? storedDate : monthToIso(month);
