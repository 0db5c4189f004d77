import type { Education, Experience, Preferences, Project, UserType } from '@trackrecord/contracts';
import { formatMonthRange, formatYearRange } from '../format/format-date-range';

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
  detail: joinParts(item.institution, formatYearRange(item, item.isCurrentlyStudying)),
  text: item.achievements,
});

/** Title: position. Detail: company, location and months. */
export const summarizeExperience = (item: Experience): EntrySummary => ({
  title: item.title,
  detail: joinParts(item.company, item.location, formatMonthRange(item, item.current)),
  text: item.description ?? '',
});

/** Title: project. Detail: months and link names. */
export const summarizeProject = (item: Project): EntrySummary => ({
  title: item.title,
  detail: joinParts(formatMonthRange(item, item.isOngoing), ...item.links.map(({ name }) => name)),
  text: item.description ?? '',
});

type Location = Pick<Preferences['locations'][number], 'city' | 'country'>;

/** Formats a location as City, Country. */
export const formatLocation = ({ city, country }: Location): string => [city, country].filter(Boolean).join(', ');
