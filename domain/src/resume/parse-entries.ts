import {
  dropUndefined,
  type OmittedValue,
  type ProjectLink,
  prose,
  type ReadableResume,
  type SkillsByCategory,
  VALIDATION,
} from '@trackrecord/contracts';
import { type CategoriesBySkill, parseSkills } from './parse-skills.js';
import { type ParseContext, type ParsedFields, parseDateRange, type DateRangeFields } from './parse-date-range.js';
import { emptyToUndefined } from './to-resume-entries.js';

/** An entry of a list of a resume. */
export type EntryOf<List extends keyof ReadableResume> =
  NonNullable<ReadableResume[List]> extends readonly (infer Entry)[] ? Entry : never;

/** The fields of a work experience that a resume can contain. */
export interface WorkFields extends DateRangeFields {
  readonly company: string;
  readonly title: string;
  readonly location: string | undefined;
  readonly description: string | undefined;
  readonly skills: SkillsByCategory | undefined;
}

/** The fields of an education entry that a resume can contain. */
export interface EducationFields extends DateRangeFields {
  readonly institution: string;
  readonly courseName: string;
  readonly courseType: string;
  readonly achievements: string;
}

/** The fields of a project that a resume can contain. */
export interface ProjectFields extends DateRangeFields {
  readonly title: string;
  readonly description: string | undefined;
  readonly category: string | undefined;
  readonly year: string | undefined;
  readonly imageUrl: string | undefined;
  readonly projectUrl: string | undefined;
  readonly links: ProjectLink[];
  readonly skills: SkillsByCategory | undefined;
}

/** Parses a work experience. */
export function parseWork(
  entry: EntryOf<'work'>,
  context: ParseContext,
  categoriesBySkill: CategoriesBySkill,
): ParsedFields<WorkFields> {
  const dates = parseDateRange(entry, context);
  const description = appendHighlights(entry.summary, entry.highlights, context.path);
  const { skills, leftOut } = parseSkills({ skills: entry.skills }, categoriesBySkill, context.path);
  return {
    fields: dropUndefined({
      company: emptyToUndefined(entry.name),
      title: emptyToUndefined(entry.position),
      location: emptyToUndefined(entry.location),
      description: description.text,
      skills,
      ...dates.fields,
    }),
    leftOut: [...dates.leftOut, ...description.leftOut, ...leftOut],
  };
}

/** Parses an education entry. */
export function parseEducation(entry: EntryOf<'education'>, context: ParseContext): ParsedFields<EducationFields> {
  const { fields, leftOut } = parseDateRange(entry, context);
  return {
    fields: dropUndefined({
      institution: emptyToUndefined(entry.institution),
      courseName: emptyToUndefined(entry.area),
      courseType: emptyToUndefined(entry.studyType),
      achievements: emptyToUndefined(entry.summary),
      ...fields,
    }),
    leftOut,
  };
}

/** Parses a project. */
export function parseProject(
  entry: EntryOf<'projects'>,
  context: ParseContext,
  categoriesBySkill: CategoriesBySkill,
): ParsedFields<ProjectFields> {
  const dates = parseDateRange(entry, context);
  const description = appendHighlights(entry.description, entry.highlights, context.path);
  const { skills, leftOut } = parseSkills(entry, categoriesBySkill, context.path);
  const projectLinks = parseLinks(entry.links, context.path);
  return {
    fields: dropUndefined({
      title: emptyToUndefined(entry.name),
      description: description.text,
      category: emptyToUndefined(entry.type),
      year: emptyToUndefined(entry.year),
      imageUrl: emptyToUndefined(entry.image),
      projectUrl: emptyToUndefined(entry.url),
      links: projectLinks.links,
      skills,
      ...dates.fields,
    }),
    leftOut: [...dates.leftOut, ...description.leftOut, ...leftOut, ...projectLinks.leftOut],
  };
}

/** Returns the links that have a name and a URL. */
function parseLinks(links: EntryOf<'projects'>['links'], path: string) {
  const completeLinks = links?.flatMap(({ name, url }) => (name && url ? [{ name, url }] : []));
  const incompleteLinks = [...(links ?? []).entries()].filter(
    ([, { name = '', url = '' }]) => (name === '') !== (url === ''),
  );
  return {
    links: completeLinks?.length === 0 && incompleteLinks.length > 0 ? undefined : completeLinks,
    leftOut: incompleteLinks.map(([index]) => ({
      path: `${path}.links.${String(index)}`,
      message: VALIDATION.linkIncomplete,
    })),
  };
}

const BULLET = '• ';

/** Appends the highlights to a text, one per line, unless they are too long together. */
function appendHighlights(
  text: string | undefined,
  highlights: readonly string[] | undefined,
  path: string,
): { readonly text: string | undefined; readonly leftOut: readonly OmittedValue[] } {
  const points = (highlights ?? []).filter((point) => point !== '').map((point) => BULLET + point);
  const combined = prose.safeParse([...(text ? [text] : []), ...points].join('\n'));
  if (combined.success) return { text: emptyToUndefined(combined.data), leftOut: [] };
  return {
    text: emptyToUndefined(text),
    leftOut: [{ path: `${path}.highlights`, message: 'The highlights are too long to add to the description.' }],
  };
}
