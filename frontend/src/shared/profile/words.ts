import type { Education, Experience, Preferences, Project } from '@trackrecord/contracts';
import type { EntryWords } from '../entries/entry-list';
import { monthSpan, yearSpan } from '../entries/months';

const joinParts = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' · ');

/** A degree and its course; where, and in which years (spec section 9: education shows years only). */
export const educationWords = (item: Education): EntryWords => ({
  title: [item.courseType, item.courseName].filter(Boolean).join(', '),
  detail: joinParts(item.institution, yearSpan(item, item.isCurrentlyStudying)),
  text: item.achievements,
});

/** A position; at which company, where, and in which months. */
export const experienceWords = (item: Experience): EntryWords => ({
  title: item.title,
  detail: joinParts(item.company, item.location, monthSpan(item, item.current)),
  text: item.description ?? '',
});

/** A project; in which months, and what it links to. */
export const projectWords = (item: Project): EntryWords => ({
  title: item.title,
  detail: joinParts(monthSpan(item, item.isOngoing), ...item.links.map(({ name }) => name)),
  text: item.description ?? '',
});

type Location = Pick<Preferences['locations'][number], 'city' | 'country'>;

/** A place as it is written: City, Country. */
export const placeOf = ({ city, country }: Location): string => [city, country].filter(Boolean).join(', ');
