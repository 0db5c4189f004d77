import {
  dropUndefined,
  type OmittedPart,
  type ProjectLink,
  prose,
  type ReadableResume,
  type SkillsByCategory,
  VALIDATION,
} from '@trackrecord/contracts';
import { type KnownSkills, saidSkills } from './read-skills.js';
import { type Place, type ParsedField, saidSpan, type SpanFields } from './read-span.js';
import { said } from './written-entries.js';

/** An entry of a list of a resume that was read. */
export type EntryOf<List extends keyof ReadableResume> =
  NonNullable<ReadableResume[List]> extends readonly (infer Entry)[] ? Entry : never;

/** The fields of a work experience that a resume can speak of. */
export interface WorkFields extends SpanFields {
  readonly company: string;
  readonly title: string;
  readonly location: string | undefined;
  readonly description: string | undefined;
  readonly skills: SkillsByCategory | undefined;
}

/** Those of an education entry. */
export interface EducationFields extends SpanFields {
  readonly institution: string;
  readonly courseName: string;
  readonly courseType: string;
  readonly achievements: string;
}

/** Those of a project. */
export interface ProjectFields extends SpanFields {
  readonly title: string;
  readonly description: string | undefined;
  readonly category: string | undefined;
  readonly year: string | undefined;
  readonly imageUrl: string | undefined;
  readonly projectUrl: string | undefined;
  readonly links: ProjectLink[];
  readonly skills: SkillsByCategory | undefined;
}

/** Reads a job. */
export function saidWork(entry: EntryOf<'work'>, place: Place, known: KnownSkills): ParsedField<WorkFields> {
  const span = saidSpan(entry, place);
  const text = saidText(entry.summary, entry.highlights, place.path);
  const { skills, leftOut } = saidSkills({ skills: entry.skills }, known, place.path);
  return {
    fields: dropUndefined({
      company: said(entry.name),
      title: said(entry.position),
      location: said(entry.location),
      description: text.text,
      skills,
      ...span.fields,
    }),
    leftOut: [...span.leftOut, ...text.leftOut, ...leftOut],
  };
}

/** Reads an education entry. */
export function saidEducation(entry: EntryOf<'education'>, place: Place): ParsedField<EducationFields> {
  const { fields, leftOut } = saidSpan(entry, place);
  return {
    fields: dropUndefined({
      institution: said(entry.institution),
      courseName: said(entry.area),
      courseType: said(entry.studyType),
      achievements: said(entry.summary),
      ...fields,
    }),
    leftOut,
  };
}

/** Reads a project. */
export function saidProject(entry: EntryOf<'projects'>, place: Place, known: KnownSkills): ParsedField<ProjectFields> {
  const span = saidSpan(entry, place);
  const text = saidText(entry.description, entry.highlights, place.path);
  const { skills, leftOut } = saidSkills(entry, known, place.path);
  const named = saidLinks(entry.links, place.path);
  return {
    fields: dropUndefined({
      title: said(entry.name),
      description: text.text,
      category: said(entry.type),
      year: said(entry.year),
      imageUrl: said(entry.image),
      projectUrl: said(entry.url),
      links: named.links,
      skills,
      ...span.fields,
    }),
    leftOut: [...span.leftOut, ...text.leftOut, ...leftOut, ...named.leftOut],
  };
}

/** The links that have a name and an address. */
function saidLinks(given: EntryOf<'projects'>['links'], path: string) {
  const whole = given?.flatMap(({ name, url }) => (name && url ? [{ name, url }] : []));
  const halves = [...(given ?? []).entries()].filter(([, { name = '', url = '' }]) => (name === '') !== (url === ''));
  return {
    links: whole?.length === 0 && halves.length > 0 ? undefined : whole,
    leftOut: halves.map(([index]) => ({ path: `${path}.links.${String(index)}`, message: VALIDATION.linkIncomplete })),
  };
}

const BULLET = '• ';

/** A text with its highlights below it, one a line; without them where together they are too long. */
function saidText(
  text: string | undefined,
  highlights: readonly string[] | undefined,
  path: string,
): { readonly text: string | undefined; readonly leftOut: readonly OmittedPart[] } {
  const points = (highlights ?? []).filter((point) => point !== '').map((point) => BULLET + point);
  const whole = prose.safeParse([...(text ? [text] : []), ...points].join('\n'));
  if (whole.success) return { text: said(whole.data), leftOut: [] };
  return {
    text: said(text),
    leftOut: [{ path: `${path}.highlights`, message: 'The highlights are too long to add to the description.' }],
  };
}
