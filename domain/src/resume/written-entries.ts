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

/** A work experience as JSON Resume has it; `skills` and `ongoing` are ours. */
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
    name: said(company),
    position: said(title),
    location: said(location),
    ...toDateRange(dates, current),
    summary: said(description),
    skills: toResumeSkills(skills),
  });

/** An education entry; `summary` (its achievements, named like the texts of other entries) and `ongoing` are ours. */
export const toResumeEducation = (entry: Education): ResumeEducation =>
  dropUndefined({
    institution: said(entry.institution),
    area: said(entry.courseName),
    studyType: said(entry.courseType),
    ...toDateRange(entry, entry.isCurrentlyStudying),
    summary: said(entry.achievements),
  });

/** A project; `links`, `skills`, `image`, `year` and `ongoing` are ours. */
export function toResumeProject(entry: Project): ResumeProject {
  const links = entry.links.filter(({ name, url }) => name !== '' && isWebAddress(url));
  const skills = toResumeSkills(entry.skills);
  return dropUndefined({
    name: said(entry.title),
    description: said(entry.description),
    keywords: skills && toKeywords(skills),
    ...toDateRange(entry, entry.isOngoing),
    url: toResumeUri(entry.projectUrl),
    type: said(entry.category),
    links: links.length > 0 ? links : undefined,
    skills,
    image: entry.imageUrl && isWebAddress(entry.imageUrl) ? entry.imageUrl : undefined,
    year: said(entry.year),
  });
}

/** A text, or nothing where it was left empty. */
export const said = (text: string | undefined): string | undefined => text || undefined;

interface Dates {
  readonly startDate?: string | undefined;
  readonly endDate: string | null;
}

/**
 * By the custom of JSON Resume what has begun and has no end is going on; where that would be wrong, `ongoing` says how it
 * is.
 */
function toDateRange(dates: Dates, isOngoing: boolean) {
  const startDate = toResumeDate(dates.startDate);
  const endDate = isOngoing ? undefined : toResumeDate(dates.endDate);
  const seemsOngoing = isOngoingByCustom(startDate, endDate);
  return { startDate, endDate, ongoing: seemsOngoing === isOngoing ? undefined : isOngoing };
}

/** Whether something with these dates is going on, where nothing more is said. */
export const isOngoingByCustom = (startDate: string | undefined, endDate: string | undefined): boolean =>
  startDate !== undefined && endDate === undefined;

export const CATEGORIES = ['technical', 'soft', 'domain', 'tools'] as const;

/** The skills of an item without categories that hold none. */
export function toResumeSkills(skills: SkillsByCategory = {}): SkillsByCategory | undefined {
  const filled = CATEGORIES.flatMap((category) => {
    const list = distinctNonEmpty(skills[category] ?? []);
    return list.length > 0 ? [[category, list] as const] : [];
  });
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

/** The same as one list. */
export const toKeywords = (skills: SkillsByCategory): string[] =>
  distinctNonEmpty(CATEGORIES.flatMap((category) => skills[category] ?? []));
