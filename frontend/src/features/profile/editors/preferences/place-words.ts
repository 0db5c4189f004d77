import type { Preferences } from '@trackrecord/contracts';

const DAY = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** What is said about a visa for a place; nothing where there is none. */
export function visaWords({ hasVisa, visaType, visaExpiryDate }: Preferences['locations'][number]): string | undefined {
  if (!hasVisa) return undefined;
  const until = visaExpiryDate ? `until ${DAY.format(new Date(visaExpiryDate))}` : undefined;
  return [visaType ? `${visaType} visa` : 'Visa', until].filter(Boolean).join(' ');
}
