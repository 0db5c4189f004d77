import type {
  Education,
  Experience,
  PreferredRole,
  Project,
  ProjectLink,
  SkillsByCategory,
} from '@trackrecord/contracts';
import { ROLE_MATCH } from '@trackrecord/contracts/constants';
import { isRecord } from '../../is-record';
import { asNumber, asString } from '../../api/response-fields';
import { clampMatch } from '../format-role';
import {
  type AllFields,
  omitUndefined,
  asIsoDate,
  asRecord,
  firstNonBlank,
  mapList,
  asDistinctStrings,
} from './fields';
import { assignIds } from './item-ids';

const CATEGORIES = ['technical', 'soft', 'domain', 'tools'] as const;

/** Parses skills by category. */
export const readSkills = (input: unknown): SkillsByCategory =>
  Object.fromEntries(
    CATEGORIES.flatMap((category) => {
      const skills = asDistinctStrings(asRecord(input)[category]);
      return skills.length === 0 ? [] : [[category, skills]];
    }),
  );

const readOptionalSkills = (input: unknown): SkillsByCategory | undefined =>
  isRecord(input) ? readSkills(input) : undefined;

const readDescriptionOrigin = (input: unknown): Experience['descriptionOrigin'] =>
  input === 'dictated' || input === 'suggested' ? input : undefined;

/** Parses the items of a list; skips those that are not objects. */
const readItems = <Item extends { readonly id: string }>(
  input: unknown,
  read: (fields: Record<string, unknown>) => AllFields<Omit<Item, 'id'>>,
) =>
  assignIds(
    mapList(input, (item) =>
      isRecord(item) ? { id: firstNonBlank(item.id, item._id), ...omitUndefined(read(item)) } : undefined,
    ),
  );

/** Parses education; a legacy entry with a duration instead of dates is ongoing and starts today (spec section 3). */
export const readEducations = (input: unknown): Education[] =>
  readItems<Education>(input, (item) => {
    const isLegacy = item.duration !== undefined && asIsoDate(item.startDate) === undefined;
    return {
      institution: asString(item.institution) ?? '',
      courseType: asString(item.courseType) ?? '',
      courseName: asString(item.courseName) ?? '',
      startDate: isLegacy ? new Date().toISOString().slice(0, 10) : asIsoDate(item.startDate),
      endDate: asIsoDate(item.endDate) ?? null,
      isCurrentlyStudying: isLegacy || item.isCurrentlyStudying === true,
      achievements: asString(item.achievements) ?? '',
    };
  });

/** Parses work experience; the wizard's `isCurrentlyWorking` is stored as `current` (spec section 3). */
export const readExperiences = (input: unknown): Experience[] =>
  readItems<Experience>(input, (item) => ({
    company: asString(item.company) ?? '',
    title: asString(item.title) ?? '',
    location: asString(item.location),
    description: asString(item.description),
    descriptionOrigin: readDescriptionOrigin(item.descriptionOrigin),
    startDate: asIsoDate(item.startDate),
    endDate: asIsoDate(item.endDate) ?? null,
    current: (item.current ?? item.isCurrentlyWorking) === true,
    skills: readOptionalSkills(item.skills),
  }));

const LEGACY_LINKS = { link: 'Repository', liveLink: 'Live Demo', videoDemo: 'Video Demo' } as const;

function readLinks(item: Readonly<Record<string, unknown>>): ProjectLink[] {
  const links = mapList(item.links, (link) => {
    const [name, url] = [asString(asRecord(link).name), firstNonBlank(asRecord(link).url)];
    return url === undefined ? undefined : { name: name ?? '', url };
  });
  const legacyLinks = Object.entries(LEGACY_LINKS).flatMap(([field, name]) => {
    const url = firstNonBlank(item[field]);
    return url === undefined || links.some((link) => link.url === url) ? [] : [{ name, url }];
  });
  return [...links, ...legacyLinks];
}

/** Parses projects; legacy link fields become named links (spec section 3). */
export const readProjects = (input: unknown): Project[] =>
  readItems<Project>(input, (item) => ({
    title: asString(item.title) ?? '',
    description: asString(item.description),
    descriptionOrigin: readDescriptionOrigin(item.descriptionOrigin),
    category: asString(item.category),
    year: asString(item.year) ?? asNumber(item.year)?.toString(),
    imageUrl: asString(item.imageUrl),
    startDate: asIsoDate(item.startDate),
    endDate: asIsoDate(item.endDate) ?? null,
    isOngoing: item.isOngoing === true,
    projectUrl: asString(item.projectUrl),
    links: readLinks(item),
    skills: readOptionalSkills(item.skills),
  }));

const readMatch = (input: unknown): number => {
  const match = asNumber(input);
  return match === undefined || Number.isNaN(match) ? ROLE_MATCH.displayFallback : clampMatch(match);
};

/** Parses preferred roles; a role may be only a title, or have a `name` instead (spec section 3). */
export const readRoles = (input: unknown): PreferredRole[] =>
  assignIds(
    mapList(input, (item) => {
      const role = typeof item === 'string' ? { title: item } : item;
      if (!isRecord(role)) return undefined;
      return {
        id: firstNonBlank(role.id, role._id),
        ...omitUndefined<AllFields<Omit<PreferredRole, 'id'>>>({
          title: firstNonBlank(role.title, role.name) ?? '',
          match: readMatch(role.match),
          description: asString(role.description),
          requiredSkills: asDistinctStrings(role.requiredSkills),
        }),
      };
    }),
  );
