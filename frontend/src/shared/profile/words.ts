import type { Education, Experience, Preferences, Project } from '@trackrecord/contracts';
import type { EntryWords } from '../entries/entry-list';
import { monthSpan, yearSpan } from '../entries/months';

const joinParts = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' · ');

/** Title: degree and course. Detail: institution and years (spec section 9: education shows years only). */
export const educationWords = (item: Education): EntryWords => ({
  title: [item.courseType, item.courseName].filter(Boolean).join(', '),
  detail: joinParts(item.institution, yearSpan(item, item.isCurrentlyStudying)),
  text: item.achievements,
});

/** Title: position. Detail: company, location and months. */
export const experienceWords = (item: Experience): EntryWords => ({
  title: item.title,
  detail: joinParts(item.company, item.location, monthSpan(item, item.current)),
  text: item.description ?? '',
});

/** Title: project. Detail: months and link names. */
export const projectWords = (item: Project): EntryWords => ({
  title: item.title,
  detail: joinParts(monthSpan(item, item.isOngoing), ...item.links.map(({ name }) => name)),
  text: item.description ?? '',
});

type Location = Pick<Preferences['locations'][number], 'city' | 'country'>;

/** Formats a location as City, Country. */
export const placeOf = ({ city, country }: Location): string => [city, country].filter(Boolean).join(', ');
