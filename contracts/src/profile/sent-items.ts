import { z } from 'zod';
import { distinctFilled } from '../distinct.js';
import { isInFuture, isMonthBefore } from '../month.js';
import { isoDate } from '../text.js';
import { listedLine, requiredLines, requiredText, typedLine, typedProse, typedText } from '../typed-text.js';
import { VALIDATION } from '../validation.js';
import { INVALID_URL, isWebAddress, optionalUrl, typedAddress } from '../web-address.js';
import {
  type DescriptionOrigin,
  descriptionOrigin,
  type Education,
  itemId,
  MAX_LINKS,
  type projectLink,
  skillCategory,
  MAX_SKILLS_OF_ITEM,
} from './items.js';

/** An item as it arrives: one without an id is matched by its content, or is new (design.md section 3). */
export type Sent<Item extends { readonly id: string }> = Omit<Item, 'id'> & { readonly id?: string | undefined };

/** An education entry as it arrives; `startsToday` where it says that it is going on and not since when. */
export type SentEducation = Sent<Education> & { readonly startsToday?: boolean | undefined };

/** What every item may carry beside its own fields; `_id` is the server's and ignored. */
const identity = { id: itemId.optional(), _id: z.unknown().optional() };

/** A text that counts as never entered when it is left empty. */
const optionalText = (entered: z.ZodType<string, string>) =>
  entered
    .nullish()
    .transform((value) => (value === '' || value === null ? undefined : value))
    .optional();

/** A description that may have been stored empty; `message` is for what is no text at all. */
const returnedProse = (message: string) =>
  z
    .string(message)
    .pipe(typedProse)
    .transform((value) => value || undefined)
    .optional();

const optionalDate = isoDate.nullish().transform((value) => value ?? undefined);
const endDate = isoDate.nullish().transform((value) => value ?? null);

/** An object without the keys that hold nothing, so that what is equal compares as equal. */
export function defined<T extends object>(item: T): T {
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined)) as T;
}

interface Dates {
  readonly startDate?: string | undefined;
  readonly endDate: string | null;
}

/** People say months: where a day was stored, too, it does not count. */
const startsBeforeItEnds = ({ startDate, endDate: end }: Dates): boolean => !isMonthBefore(end, startDate);
const hasBegun = ({ startDate }: Dates): boolean => startDate === undefined || !isInFuture(startDate);
const notBegun = { path: ['startDate'], error: VALIDATION.startDateInFuture };

const educationPart = requiredText(200, VALIDATION.educationIncomplete);

/**
 * An education entry as a client sends it (spec sections 3 and 5). One of the older entries, with a duration in place of
 * dates, becomes one that is going on and starts today: which day that is, is known when it is saved.
 */
export const sentEducation = z
  .strictObject({
    ...identity,
    institution: educationPart,
    courseType: educationPart,
    courseName: educationPart,
    startDate: optionalDate,
    endDate,
    isCurrentlyStudying: z.boolean().default(false),
    achievements: typedProse.default(''),
    duration: z.unknown().optional(),
  })
  .transform(({ _id, duration, ...sent }) => {
    const isLegacy = duration !== undefined && sent.startDate === undefined;
    const isCurrentlyStudying = isLegacy || sent.isCurrentlyStudying;
    return defined({
      ...sent,
      isCurrentlyStudying,
      endDate: isCurrentlyStudying ? null : sent.endDate,
      startsToday: isLegacy || undefined,
    });
  })
  .refine(hasBegun, notBegun)
  .refine(startsBeforeItEnds, { path: ['endDate'], error: VALIDATION.endBeforeStart });

/** Skills of an item as they are entered. */
export const typedSkillsByCategory = z.partialRecord(skillCategory, z.array(listedLine).max(MAX_SKILLS_OF_ITEM));

/** Skills of an item, without categories that hold none. */
const skills = typedSkillsByCategory.optional().transform((given = {}) => {
  const lists = Object.entries(given).map(([category, list]) => [category, distinctFilled(list)] as const);
  const filled = lists.filter(([, list]) => list.length > 0);
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
});

/** How the description came about; that it was typed is not worth storing. */
const sentOrigin = z
  .union([descriptionOrigin, z.literal('typed')])
  .nullish()
  .transform((origin): DescriptionOrigin | undefined => (origin === 'typed' ? undefined : (origin ?? undefined)))
  .optional();

/** A description under the rules of the wizard, or under those of what was stored and comes back. */
type Description = z.ZodType<string | undefined, string | undefined>;

const experienceWith = (description: Description) =>
  z
    .strictObject({
      ...identity,
      company: requiredText(200, VALIDATION.companyRequired),
      title: requiredText(200, VALIDATION.titleRequired),
      description,
      descriptionOrigin: sentOrigin,
      location: optionalText(typedLine),
      startDate: optionalDate,
      endDate,
      current: z.boolean().optional(),
      isCurrentlyWorking: z.boolean().optional(),
      skills,
    })
    .transform(({ _id, isCurrentlyWorking, ...sent }) => {
      const current = sent.current ?? isCurrentlyWorking ?? false;
      return defined({ ...sent, current, endDate: current ? null : sent.endDate });
    })
    .refine(hasBegun, notBegun)
    .refine(startsBeforeItEnds, { path: ['startDate'], error: VALIDATION.startAfterEnd });

/** The wizard's rule for the description of a work experience (spec section 5). */
export const experienceDescription = requiredLines(10_000, VALIDATION.descriptionRequired);

/** A work experience as the wizard sends it; `isCurrentlyWorking` is the wizard's word for `current` (spec section 3). */
export const sentExperience = experienceWith(experienceDescription);

/** A work experience that may have been stored without a description. */
export const returnedExperience = experienceWith(returnedProse(VALIDATION.descriptionRequired));

const address = z
  .string(VALIDATION.linkIncomplete)
  .pipe(typedAddress)
  .pipe(z.string().min(1, VALIDATION.linkIncomplete))
  .pipe(z.string().refine(isWebAddress, INVALID_URL));

/** A named link of a project (spec section 5, "Link"). */
export const sentLink = z.strictObject({ name: requiredText(200, VALIDATION.linkIncomplete), url: address });

const legacyLink = optionalText(optionalUrl);

/** Fields of older projects, and the names of the links they become (spec section 3). */
const LEGACY_LINKS = { link: 'Repository', liveLink: 'Live Demo', videoDemo: 'Video Demo' } as const;

type ProjectLinks = z.infer<typeof projectLink>[];

const withLegacyLinks = (
  links: ProjectLinks,
  legacy: Readonly<Record<keyof typeof LEGACY_LINKS, string | undefined>>,
): ProjectLinks => [
  ...links,
  ...Object.entries(LEGACY_LINKS).flatMap(([field, name]) => {
    const url = legacy[field as keyof typeof LEGACY_LINKS];
    return url === undefined || links.some((link) => link.url === url) ? [] : [{ name, url }];
  }),
];

const tooManyLinks = `Please add at most ${String(MAX_LINKS)} links.`;

const projectWith = (description: Description) =>
  z
    .strictObject({
      ...identity,
      title: requiredText(200, VALIDATION.projectTitleRequired),
      description,
      descriptionOrigin: sentOrigin,
      category: optionalText(typedLine),
      year: optionalText(typedText(20)),
      imageUrl: optionalText(optionalUrl),
      startDate: optionalDate,
      endDate,
      isOngoing: z.boolean().default(false),
      projectUrl: optionalText(optionalUrl),
      links: z.array(sentLink).max(MAX_LINKS, tooManyLinks).default([]),
      skills,
      link: legacyLink,
      liveLink: legacyLink,
      videoDemo: legacyLink,
    })
    .transform(({ _id, link, liveLink, videoDemo, ...sent }) =>
      defined({
        ...sent,
        links: withLegacyLinks(sent.links, { link, liveLink, videoDemo }),
        endDate: sent.isOngoing ? null : sent.endDate,
      }),
    )
    .refine(({ links }) => links.length <= MAX_LINKS, { path: ['links'], error: tooManyLinks })
    .refine(startsBeforeItEnds, { path: ['endDate'], error: VALIDATION.endBeforeStart });

/** The wizard's rule for the description of a project (spec section 5). */
export const projectDescription = requiredLines(10_000, VALIDATION.projectDescriptionRequired);

/** A project as the wizard sends it (spec sections 3 and 5). */
export const sentProject = projectWith(projectDescription);

/** A project that may have been stored without a description. */
export const returnedProject = projectWith(returnedProse(VALIDATION.projectDescriptionRequired));
