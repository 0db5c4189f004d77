import type { Education } from '@trackrecord/contracts';
import { yearSpan } from '../../../shared/entries/months';

const yearOf = (iso: string): number => new Date(iso).getUTCFullYear();

/** The years of an education; what began and ended in one year shows it once (spec section 9: years only). */
export function shownYears(item: Education): string {
  const { startDate, endDate, isCurrentlyStudying } = item;
  if (isCurrentlyStudying || startDate === undefined || endDate === null) return yearSpan(item, isCurrentlyStudying);
  return yearSpan(yearOf(startDate) === yearOf(endDate) ? { endDate } : item, false);
}
