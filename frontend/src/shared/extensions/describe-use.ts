import { formatDay } from '../format/format-day';
import { keepTogether } from '../format/keep-together';
import { getToday } from '../format/local-day';

/** The days of a token are in UTC, where the date may differ from the user's: both dates count as today. */
const describeDay = (day: string): string =>
  [getToday(), new Date().toISOString().slice(0, 10)].includes(day) ? 'today' : formatDay(day);

/** Describes when a token was last used: "last used today", "never used". */
export const describeLastUse = (lastUsedOn: string | null, verb = 'used'): string =>
  lastUsedOn === null ? `never ${verb}` : `last ${verb} ${keepTogether(describeDay(lastUsedOn))}`;
