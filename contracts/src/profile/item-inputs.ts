import { z } from 'zod';
import { MAX_DESCRIPTION_LENGTH } from '../constants.js';
import { checkEndNotBeforeStart, checkStartNotInFuture } from '../date-rules.js';
import { distinctNonEmpty } from '../distinct.js';
import { yearOrDate } from '../text.js';
import { listedLine, requiredLines, requiredText, typedLine, typedProse, typedText } from '../typed-text.js';
import { VALIDATION } from '../validation-messages.js';
import { INVALID_URL, isWebAddress, optionalUrl, typedAddress } from '../web-address.js';
import {
  type DescriptionOrigin,
  descriptionOrigin,
  type Education,
  itemId,
  MAX_LINKS,
  type projectLink,
  skillCategory,
  MAX_SKILLS_PER_CATEGORY,
} from './items.js';

/** A list item in a request. An item without an id is matched by its content, or is new. */
export type ItemInput<Item extends { readonly id: string }> = Omit<Item, 'id'> & { readonly id?: string | undefined };

/** An education entry in a request. `startsToday` is set for a legacy entry with a duration and no start date. */
export type EducationInput = ItemInput<Education> & { readonly startsToday?: boolean | undefined };

/** The ids that every item may have. `_id` belongs to the server and is ignored. */
const idFields = { id: itemId.optional(), _id: z.unknown().optional() };

/** An optional text. Empty and null become undefined. */
const optionalText = (schema: z.ZodType<string, string>) =>
  schema
    .nullish()
    .transform((value) => (value === '' || value === null ? undefined : value))
    .optional();

/** A description that may be empty. `message` is the error for values that are not text. */
export const optionalProse = (message: string) =>
  z
    .string(message)
    .pipe(typedProse)
    .transform((value) => value || undefined)
    .optional();

const optionalDate = yearOrDate.nullish().transform((value) => value ?? undefined);
const endDate = yearOrDate.nullish().transform((value) => value ?? null);

/** Removes keys whose value is undefined, so that equal objects compare as equal. */
export function dropUndefined<T extends object>(item: T): T {
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined)) as T;
}

const educationPart = requiredText(200, VALIDATION.educationIncomplete);

/**
 * An education entry in a request (spec sections 3 and 5). A legacy entry with a duration instead of dates becomes
 * ongoing and starts today; the date is set when it is saved.
 */
export const educationInput = z
  .strictObject({
    ...idFields,
    institution: educationPart,
    courseType: educationPart,
    courseName: educationPart,
    startDate: optionalDate,
    endDate,
    isCurrentlyStudying: z.boolean().default(false),
    achievements: typedProse.default(''),
    duration: z.unknown().optional(),
  })
  .transform(({ _id, duration, ...fields }) => {
    const isLegacy = duration !== undefined && fields.startDate === undefined;
    const isCurrentlyStudying = isLegacy || fields.isCurrentlyStudying;
    return dropUndefined({
      ...fields,
      isCurrentlyStudying,
      endDate: isCurrentlyStudying ? null : fields.endDate,
      startsToday: isLegacy || undefined,
    });
  })
  .check(checkStartNotInFuture())
  .check(checkEndNotBeforeStart('endDate'))
  .meta({ id: 'SentEducation' });

/** Skills of an item in a request. */
export const typedSkillsByCategory = z.partialRecord(skillCategory, z.array(listedLine).max(MAX_SKILLS_PER_CATEGORY));

/** Skills of an item, without empty categories. */
const skills = typedSkillsByCategory.optional().transform((byCategory = {}) => {
  const lists = Object.entries(byCategory).map(([category, list]) => [category, distinctNonEmpty(list)] as const);
  const nonEmptyLists = lists.filter(([, list]) => list.length > 0);
  return nonEmptyLists.length > 0 ? Object.fromEntries(nonEmptyLists) : undefined;
});

/** How the description was written. `typed` is the default and not stored. */
const descriptionOriginInput = z
  .union([descriptionOrigin, z.literal('typed')])
  .nullish()
  .transform((origin): DescriptionOrigin | undefined => (origin === 'typed' ? undefined : (origin ?? undefined)))
  .optional();

/** The schema of a description, either required (wizard) or optional (stored items that are sent back). */
type DescriptionSchema = z.ZodType<string | undefined, string | undefined>;

/** The fields of a work experience. */
export const experienceShape = (description: DescriptionSchema) => ({
  ...idFields,
  company: requiredText(200, VALIDATION.companyRequired),
  title: requiredText(200, VALIDATION.titleRequired),
  description,
  descriptionOrigin: descriptionOriginInput,
  location: optionalText(typedLine),
  startDate: optionalDate,
  endDate,
  current: z.boolean().optional(),
  isCurrentlyWorking: z.boolean().optional(),
  skills,
});
type ExperienceFields = z.infer<z.ZodObject<ReturnType<typeof experienceShape>>>;

/** Normalizes a work experience. */
export function toExperience<Fields extends ExperienceFields>({ _id, isCurrentlyWorking, ...fields }: Fields) {
  const current = fields.current ?? isCurrentlyWorking ?? false;
  return dropUndefined({ ...fields, current, endDate: current ? null : fields.endDate });
}

const createExperienceSchema = (description: DescriptionSchema) =>
  z
    .strictObject(experienceShape(description))
    .transform((fields) => toExperience(fields))
    .check(checkStartNotInFuture())
    .check(checkEndNotBeforeStart('startDate'));

/** The wizard's rule for the description of a work experience (spec section 5). */
export const experienceDescription = requiredLines(MAX_DESCRIPTION_LENGTH, VALIDATION.descriptionRequired);

/** A work experience in the wizard. `isCurrentlyWorking` is the wizard's name of `current` (spec section 3). */
export const experienceInput = createExperienceSchema(experienceDescription).meta({ id: 'SentExperience' });

/** A work experience with an optional description. */
export const lenientExperienceInput = createExperienceSchema(optionalProse(VALIDATION.descriptionRequired));

const linkAddress = z
  .string(VALIDATION.linkIncomplete)
  .pipe(typedAddress)
  .pipe(z.string().min(1, VALIDATION.linkIncomplete))
  .pipe(z.string().refine(isWebAddress, INVALID_URL));

/** A named link of a project (spec section 5, "Link"). */
export const linkInput = z.strictObject({ name: requiredText(200, VALIDATION.linkIncomplete), url: linkAddress });

const legacyLink = optionalText(optionalUrl);

/** Legacy link fields of projects, and the names of the links they become (spec section 3). */
const LEGACY_LINKS = { link: 'Repository', liveLink: 'Live Demo', videoDemo: 'Video Demo' } as const;

type ProjectLinks = z.infer<typeof projectLink>[];

const addLegacyLinks = (
  links: ProjectLinks,
  legacy: Readonly<Record<keyof typeof LEGACY_LINKS, string | undefined>>,
): ProjectLinks => [
  ...links,
  ...Object.entries(LEGACY_LINKS).flatMap(([field, name]) => {
    const url = legacy[field as keyof typeof LEGACY_LINKS];
    return url === undefined || links.some((link) => link.url === url) ? [] : [{ name, url }];
  }),
];

const LINK_LIMIT_MESSAGE = `Please add at most ${String(MAX_LINKS)} links.`;

/** The fields of a project. */
export const projectShape = (description: DescriptionSchema) => ({
  ...idFields,
  title: requiredText(200, VALIDATION.projectTitleRequired),
  description,
  descriptionOrigin: descriptionOriginInput,
  category: optionalText(typedLine),
  year: optionalText(typedText(20)),
  imageUrl: optionalText(optionalUrl),
  startDate: optionalDate,
  endDate,
  isOngoing: z.boolean().default(false),
  projectUrl: optionalText(optionalUrl),
  links: z.array(linkInput).max(MAX_LINKS, LINK_LIMIT_MESSAGE).default([]),
  skills,
  link: legacyLink,
  liveLink: legacyLink,
  videoDemo: legacyLink,
});
type ProjectFields = z.infer<z.ZodObject<ReturnType<typeof projectShape>>>;

/** Normalizes a project. */
export const toProject = <Fields extends ProjectFields>({ _id, link, liveLink, videoDemo, ...fields }: Fields) =>
  dropUndefined({
    ...fields,
    links: addLegacyLinks(fields.links, { link, liveLink, videoDemo }),
    endDate: fields.isOngoing ? null : fields.endDate,
  });

/** Returns false if a project has too many links, including legacy ones. */
export const isWithinLinkLimit = ({ links }: { readonly links: ProjectLinks }): boolean => links.length <= MAX_LINKS;
export const LINK_LIMIT_ERROR = { path: ['links'], error: LINK_LIMIT_MESSAGE };

const createProjectSchema = (description: DescriptionSchema) =>
  z
    .strictObject(projectShape(description))
    .transform((fields) => toProject(fields))
    .refine(isWithinLinkLimit, LINK_LIMIT_ERROR)
    .check(checkEndNotBeforeStart('endDate'));

/** The wizard's rule for the description of a project (spec section 5). */
export const projectDescription = requiredLines(MAX_DESCRIPTION_LENGTH, VALIDATION.projectDescriptionRequired);

/** A project in the wizard (spec sections 3 and 5). */
export const projectInput = createProjectSchema(projectDescription);

/** A project with an optional description. */
export const lenientProjectInput = createProjectSchema(optionalProse(VALIDATION.projectDescriptionRequired)).meta({
  id: 'ReturnedProject',
});
