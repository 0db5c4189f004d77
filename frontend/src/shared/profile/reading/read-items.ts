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

/** Reads skills by category. */
export const readSkills = (sent: unknown): SkillsByCategory =>
  Object.fromEntries(
    CATEGORIES.flatMap((category) => {
      const skills = asDistinctStrings(fieldsOf(sent)[category]);
      return skills.length === 0 ? [] : [[category, skills]];
    }),
  );

const readOptionalSkills = (sent: unknown): SkillsByCategory | undefined =>
  isRecord(sent) ? readSkills(sent) : undefined;

const readOrigin = (sent: unknown): Experience['descriptionOrigin'] =>
  sent === 'dictated' || sent === 'suggested' ? sent : undefined;

/** Reads items of a list that may be none; an item that is no object is left out. */
const readItems = <Item extends { readonly id: string }>(
  sent: unknown,
  read: (fields: Record<string, unknown>) => Omit<Item, 'id'>,
) =>
  assignIds(
    listOf(sent, (one) =>
      isRecord(one) ? { id: firstText(one.id, one._id), ...omitUndefined(read(one)) } : undefined,
    ),
  );

/** Reads education; an older entry with a duration in place of dates goes on and starts today (spec section 3). */
export const readEducations = (sent: unknown): Education[] =>
  readItems<Education>(sent, (item) => {
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

/** Reads work experience; `isCurrentlyWorking` is the wizard's word for `current` (spec section 3). */
export const readExperiences = (sent: unknown): Experience[] =>
  readItems<Experience>(sent, (item) => ({
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

/** Reads projects; the links of older ones become named links (spec section 3). */
export const readProjects = (sent: unknown): Project[] =>
  readItems<Project>(sent, (item) => ({
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

const readMatch = (sent: unknown): number => {
  const match = numberOf(sent);
  if (match === undefined || Number.isNaN(match)) return ROLE_MATCH.shown;
  return Math.min(ROLE_MATCH.most, Math.max(ROLE_MATCH.least, match));
};

/** Reads preferred roles: a role may be its title alone, or carry it as `name` (spec section 3). */
export const readRoles = (sent: unknown): PreferredRole[] =>
  assignIds(
    listOf(sent, (one) => {
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
