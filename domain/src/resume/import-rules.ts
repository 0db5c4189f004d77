import {
  dropUndefined,
  type Education,
  type Experience,
  isoToMonth,
  type Project,
  VALIDATION,
} from '@trackrecord/contracts';
import type { ImportRules } from './imported-list.js';
import {
  type EducationFields,
  type EntryOf,
  type ProjectFields,
  saidEducation,
  saidProject,
  saidWork,
  type WorkFields,
} from './read-entries.js';
import type { KnownSkills } from './read-skills.js';
import { type Place, storedSpan } from './read-span.js';

/** What reading an entry takes beside it. */
export interface Reading extends Omit<Place, 'path'> {
  readonly known: KnownSkills;
}

/** Jobs: the same company and title, begun in the same month, are the same job. */
export const workRules = ({ known, ...about }: Reading): ImportRules<EntryOf<'work'>, WorkFields, Experience> => ({
  list: 'work',
  noun: 'work experiences',
  said: (entry, path) => saidWork(entry, { path, ...about }, known),
  required: [
    ['company', VALIDATION.companyRequired],
    ['title', VALIDATION.titleRequired],
  ],
  telling: ({ company = '', title = '', ...span }) => ({
    names: [company, title],
    more: [isoToMonth(span.startDate)],
    span,
  }),
  fieldsOf: ({ company, title, location, description, skills, startDate, endDate, current }) => ({
    ...{ company, title, location, description, skills },
    ...{ startDate, endDate, isOngoing: current },
  }),
  itemOf: ({ company = '', title = '', location, description, skills, ...dates }) => {
    const { isOngoing, ...span } = storedSpan(dates);
    return dropUndefined({ company, title, location, description, skills, ...span, current: isOngoing });
  },
});

/** Education: the same institution, course and degree, begun in the same month. */
export const educationRules = (about: Reading): ImportRules<EntryOf<'education'>, EducationFields, Education> => ({
  list: 'education',
  noun: 'education entries',
  said: (entry, path) => saidEducation(entry, { path, ...about }),
  required: [['institution', VALIDATION.institutionRequired]],
  telling: ({ institution = '', courseName = '', courseType = '', ...span }) => ({
    names: [institution],
    more: [courseName, courseType, isoToMonth(span.startDate)],
    span,
  }),
  fieldsOf: ({ institution, courseName, courseType, achievements, startDate, endDate, isCurrentlyStudying }) => ({
    ...{ institution, courseName, courseType, achievements },
    ...{ startDate, endDate, isOngoing: isCurrentlyStudying },
  }),
  itemOf: ({ institution = '', courseName = '', courseType = '', achievements = '', ...dates }) => {
    const { isOngoing, ...span } = storedSpan(dates);
    return dropUndefined({
      institution,
      courseName,
      courseType,
      achievements,
      ...span,
      isCurrentlyStudying: isOngoing,
    });
  },
});

/** Projects: the same title, begun in the same month. */
export const projectRules = ({
  known,
  ...about
}: Reading): ImportRules<EntryOf<'projects'>, ProjectFields, Project> => ({
  list: 'projects',
  noun: 'projects',
  said: (entry, path) => saidProject(entry, { path, ...about }, known),
  required: [['title', VALIDATION.projectTitleRequired]],
  telling: ({ title = '', ...span }) => ({ names: [title], more: [isoToMonth(span.startDate)], span }),
  fieldsOf: ({ title, description, category, year, imageUrl, projectUrl, links, skills, ...dates }) => ({
    ...{ title, description, category, year, imageUrl, projectUrl, links, skills },
    ...{ startDate: dates.startDate, endDate: dates.endDate, isOngoing: dates.isOngoing },
  }),
  itemOf: ({ title = '', description, category, year, imageUrl, projectUrl, links = [], skills, ...dates }) =>
    dropUndefined({ title, description, category, year, imageUrl, projectUrl, links, skills, ...storedSpan(dates) }),
});
