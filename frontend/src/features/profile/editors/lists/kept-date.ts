import { isoOfMonth, monthOfIso } from '@trackrecord/contracts/month';

/**
 * The date a typed month stands for. A month that was not changed keeps the stored date: it may name a day, which the
 * field does not show.
 */
export const keptDate = (month: string, stored: string | null | undefined): string | undefined =>
  stored && monthOfIso(stored) === month.trim() ? stored : isoOfMonth(month);
