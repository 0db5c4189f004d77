import type {
  Education,
  Experience,
  PreferredRole,
  Project,
  ProjectLink,
  SkillsByCategory,
} from '@trackrecord/contracts';
import { ROLE_MATCH } from '@trackrecord/contracts/constants';
import { isRecord } from '../../api/is-record';
import { numberOf, textOf } from '../../api/read-answer';
import { omitUndefined, asIsoDate, fieldsOf, firstText, listOf, asDistinctStrings } from './fields';
import { assignIds } from './item-ids';

const CATEGORIES = ['technical', 'soft', 'domain', 'tools'] as const;

/** Parses skills by category. */
export const readSkills = (input: unknown): SkillsByCategory =>
  Object.fromEntries(
    CATEGORIES.flatMap((category) => {
      const skills = asDistinctStrings(fieldsOf(input)[category]);
      return skills.length === 0 ? [] : [[category, skills]];
    }),
  );

const readOptionalSkills = (input: unknown): SkillsByCategory | undefined =>
  isRecord(input) ? readSkills(input) : undefined;

const readOrigin = (input: unknown): Experience['descriptionOrigin'] =>
  input === 'dictated' || input === 'suggested' ? input : undefined;

/** Parses the items of a list; skips those that are not objects. */
const readItems = <Item extends { readonly id: string }>(
  input: unknown,
  read: (fields: Record<string, unknown>) => Omit<Item, 'id'>,
) =>
  assignIds(
    listOf(input, (one) =>
      isRecord(one) ? { id: firstText(one.id, one._id), ...omitUndefined(read(one)) } : undefined,
    ),
  );

/** Parses education; a legacy entry with a duration instead of dates is ongoing and starts today (spec section 3). */
export const readEducations = (input: unknown): Education[] =>
  readItems<Education>(input, (item) => {
    const isLegacy = item.duration !== undefined && asIsoDate(item.startDate) === undefined;
    return {
      institution: textOf(item.institution) ?? '',
      courseType: textOf(item.courseType) ?? '',
      courseName: textOf(item.courseName) ?? '',
      startDate: isLegacy ? new Date().toISOString().slice(0, 10) : asIsoDate(item.startDate),
      endDate: asIsoDate(item.endDate) ?? null,
      isCurrentlyStudying: isLegacy || item.isCurrentlyStudying === true,
      achievements: textOf(item.achievements) ?? '',
    };
  });

/** Parses work experience; the wizard's `isCurrentlyWorking` is stored as `current` (spec section 3). */
export const readExperiences = (input: unknown): Experience[] =>
  readItems<Experience>(input, (item) => ({
    company: textOf(item.company) ?? '',
    title: textOf(item.title) ?? '',
    location: textOf(item.location),
    description: textOf(item.description),
    descriptionOrigin: readOrigin(item.descriptionOrigin),
    startDate: asIsoDate(item.startDate),
    endDate: asIsoDate(item.endDate) ?? null,
    current: (item.current ?? item.isCurrentlyWorking) === true,
    skills: readOptionalSkills(item.skills),
  }));

const LEGACY_LINKS = { link: 'Repository', liveLink: 'Live Demo', videoDemo: 'Video Demo' } as const;

function readLinks(item: Readonly<Record<string, unknown>>): ProjectLink[] {
  const links = listOf(item.links, (one) => {
    const [name, url] = [textOf(fieldsOf(one).name), firstText(fieldsOf(one).url)];
    return url === undefined ? undefined : { name: name ?? '', url };
  });
  const legacy = Object.entries(LEGACY_LINKS).flatMap(([field, name]) => {
    const url = firstText(item[field]);
    return url === undefined || links.some((link) => link.url === url) ? [] : [{ name, url }];
  });
  return [...links, ...legacy];
}

/** Parses projects; legacy link fields become named links (spec section 3). */
export const readProjects = (input: unknown): Project[] =>
  readItems<Project>(input, (item) => ({
    title: textOf(item.title) ?? '',
    description: textOf(item.description),
    descriptionOrigin: readOrigin(item.descriptionOrigin),
    category: textOf(item.category),
    year: textOf(item.year) ?? numberOf(item.year)?.toString(),
    imageUrl: textOf(item.imageUrl),
    startDate: asIsoDate(item.startDate),
    endDate: asIsoDate(item.endDate) ?? null,
    isOngoing: item.isOngoing === true,
    projectUrl: textOf(item.projectUrl),
    links: readLinks(item),
    skills: readOptionalSkills(item.skills),
  }));

const readMatch = (input: unknown): number => {
  const match = numberOf(input);
  if (match === undefined || Number.isNaN(match)) return ROLE_MATCH.shown;
  return Math.min(ROLE_MATCH.most, Math.max(ROLE_MATCH.least, match));
};

/** Parses preferred roles; a role may be only a title, or have a `name` instead (spec section 3). */
export const readRoles = (input: unknown): PreferredRole[] =>
  assignIds(
    listOf(input, (one) => {
      const role = typeof one === 'string' ? { title: one } : one;
      if (!isRecord(role)) return undefined;
      return {
        id: firstText(role.id, role._id),
        ...omitUndefined({
          title: firstText(role.title, role.name) ?? '',
          match: readMatch(role.match),
          description: textOf(role.description),
          requiredSkills: asDistinctStrings(role.requiredSkills),
        }),
      };
    }),
  );
