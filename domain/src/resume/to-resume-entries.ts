import {
  dropUndefined,
  distinctNonEmpty,
  type Education,
  type Experience,
  isWebAddress,
  type Project,
  type ResumeEducation,
  type ResumeProject,
  type ResumeWork,
  type SkillsByCategory,
} from '@trackrecord/contracts';
import { toResumeDate } from './resume-dates.js';
import { toResumeUri } from './resume-uri.js';

/** Converts a work experience. `skills` and `ongoing` are custom properties. */
export const toResumeWork = ({
  company,
  title,
  location,
  description,
  current,
  skills,
  ...dates
}: Experience): ResumeWork =>
  dropUndefined({
    name: emptyToUndefined(company),
    position: emptyToUndefined(title),
    location: emptyToUndefined(location),
    ...toDateRange(dates, current),
    summary: emptyToUndefined(description),
    skills: toResumeSkills(skills),
  });

/** Converts an education entry. `summary` (the achievements) and `ongoing` are custom properties. */
export const toResumeEducation = (entry: Education): ResumeEducation =>
  dropUndefined({
    institution: emptyToUndefined(entry.institution),
    area: emptyToUndefined(entry.courseName),
    studyType: emptyToUndefined(entry.courseType),
    ...toDateRange(entry, entry.isCurrentlyStudying),
    summary: emptyToUndefined(entry.achievements),
  });

/** Converts a project. `links`, `skills`, `image`, `year` and `ongoing` are custom properties. */
export function toResumeProject(entry: Project): ResumeProject {
  const links = entry.links.filter(({ name, url }) => name !== '' && isWebAddress(url));
  const skills = toResumeSkills(entry.skills);
  return dropUndefined({
    name: emptyToUndefined(entry.title),
    description: emptyToUndefined(entry.description),
    keywords: skills && toKeywords(skills),
    ...toDateRange(entry, entry.isOngoing),
    url: toResumeUri(entry.projectUrl),
    type: emptyToUndefined(entry.category),
    links: links.length > 0 ? links : undefined,
    skills,
    image: entry.imageUrl && isWebAddress(entry.imageUrl) ? entry.imageUrl : undefined,
    year: emptyToUndefined(entry.year),
  });
}

/** Returns undefined for an empty text. */
export const emptyToUndefined = (text: string | undefined): string | undefined => text || undefined;

interface Dates {
  readonly startDate?: string | undefined;
  readonly endDate: string | null;
}

/** JSON Resume considers an entry with a start and no end ongoing. `ongoing` is set where this convention is wrong. */
function toDateRange(dates: Dates, isOngoing: boolean) {
  const startDate = toResumeDate(dates.startDate);
  const endDate = isOngoing ? undefined : toResumeDate(dates.endDate);
  const seemsOngoing = isOngoingByConvention(startDate, endDate);
  return { startDate, endDate, ongoing: seemsOngoing === isOngoing ? undefined : isOngoing };
}

/** Returns whether JSON Resume considers an entry with these dates ongoing. */
export const isOngoingByConvention = (startDate: string | undefined, endDate: string | undefined): boolean =>
  startDate !== undefined && endDate === undefined;

export const SKILL_CATEGORIES = ['technical', 'soft', 'domain', 'tools'] as const;

/** Removes empty categories; returns undefined if there are no skills. */
export function toResumeSkills(skills: SkillsByCategory = {}): SkillsByCategory | undefined {
  const nonEmptyCategories = SKILL_CATEGORIES.flatMap((category) => {
    const list = distinctNonEmpty(skills[category] ?? []);
    return list.length > 0 ? [[category, list] as const] : [];
  });
  return nonEmptyCategories.length > 0 ? Object.fromEntries(nonEmptyCategories) : undefined;
}

/** Joins the skills of all categories. */
export const toKeywords = (skills: SkillsByCategory): string[] =>
  distinctNonEmpty(SKILL_CATEGORIES.flatMap((category) => skills[category] ?? []));
