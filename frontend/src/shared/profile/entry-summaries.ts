import type { Education, Experience, Preferences, Project, UserType } from '@trackrecord/contracts';
import { formatMonthRange, formatYearRange } from '../format/format-date-range';
import { formatDay } from '../format/format-day';
import { keepTogether } from '../format/keep-together';

/** The text of an entry's card: title, detail line (place and dates) and description. */
export interface EntrySummary {
  readonly title: string;
  readonly detail: string;
  readonly text?: string;
}

export const USER_TYPE_LABELS: Readonly<Record<UserType, string>> = {
  student: 'Student',
  graduate: 'Recent Graduate',
  professional: 'Professional',
};

const joinParts = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' · ');

/** Title: degree and course. Detail: institution and years (spec section 9: education shows years only). */
export const summarizeEducation = (item: Education): EntrySummary => ({
  title: [item.courseType, item.courseName].filter(Boolean).join(', '),
  detail: joinParts(item.institution, keepTogether(formatYearRange(item, item.isCurrentlyStudying))),
  text: item.achievements,
});

/** Title: position. Detail: company, location and months. */
export const summarizeExperience = (item: Experience): EntrySummary => ({
  title: item.title,
  detail: joinParts(item.company, item.location, keepTogether(formatMonthRange(item, item.current))),
  text: item.description ?? '',
});

/** Title: project. Detail: months and link names. */
export const summarizeProject = (item: Project): EntrySummary => ({
  title: item.title,
  detail: joinParts(keepTogether(formatMonthRange(item, item.isOngoing)), ...item.links.map(({ name }) => name)),
  text: item.description ?? '',
});

type Location = Preferences['locations'][number];

/** Formats a location as City, Country. */
export const formatLocation = ({ city, country }: Pick<Location, 'city' | 'country'>): string =>
  [city, country].filter(Boolean).join(', ');

/** Formats the visa of a location: "Work visa until 31 Mar 2027". Returns undefined if there is none. */
export function formatVisa({ hasVisa, visaType, visaExpiryDate }: Location): string | undefined {
  if (!hasVisa) return undefined;
  const name = visaType ? `${visaType} visa` : 'Visa';
  return visaExpiryDate ? `${name} until ${formatDay(visaExpiryDate)}` : name;
}

/** Formats a location with its visa: "Dubai, United Arab Emirates (Work visa until 31 Mar 2027)". */
export function formatLocationAndVisa(location: Location): string {
  const visa = formatVisa(location);
  return formatLocation(location) + (visa === undefined ? '' : ` (${visa})`);
}
