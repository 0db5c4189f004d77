import { z } from 'zod';
import { descriptionOrigin } from '../profile/items.js';
import { cleanLine, cleanProse } from '../visible-text.js';
import { draftItems, skills } from './draft-items.js';
import type { DraftKind } from './names.js';

/**
 * Text that is being typed: not trimmed and not validated. Hidden characters are removed and long texts truncated
 * instead of rejected, so that one field cannot prevent the draft from being stored.
 */
const typed = (max: number, clean: (text: string) => string) =>
  z
    .string()
    .transform((text) => clean(text).slice(0, max))
    .pipe(z.string())
    .default('');
const short = typed(2_000, cleanLine);
const long = typed(20_000, cleanProse);
/** Short texts, without those that are empty after cleaning. */
const shorts = (max: number) =>
  z
    .array(short)
    .max(max)
    .transform((texts) => texts.filter((text) => text !== ''))
    .pipe(z.array(z.string()));

/** The fields of the personal step. */
export const personalTyped = z.object({ firstName: short, lastName: short, linkedInUrl: short });
export type PersonalTyped = z.infer<typeof personalTyped>;

/** The fields of one education entry; months as MM/yyyy. `id` is that of the entry being edited. */
export const educationTyped = z.object({
  id: z.uuid().optional(),
  institution: short,
  courseType: short,
  courseName: short,
  startDate: short,
  endDate: short,
  isCurrentlyStudying: z.boolean().default(false),
  achievements: long,
});
export type EducationTyped = z.infer<typeof educationTyped>;

/** The fields of one work experience. */
export const experienceTyped = z.object({
  id: z.uuid().optional(),
  title: short,
  company: short,
  startDate: short,
  endDate: short,
  current: z.boolean().default(false),
  description: long,
  descriptionOrigin: descriptionOrigin.optional(),
  skills: skills.default({}),
});
export type ExperienceTyped = z.infer<typeof experienceTyped>;

/** The fields of one project; `linkName` and `linkUrl` are of a link that is not yet added. */
export const projectTyped = z.object({
  id: z.uuid().optional(),
  title: short,
  description: long,
  descriptionOrigin: descriptionOrigin.optional(),
  links: z
    .array(z.object({ name: short, url: short }))
    .max(50)
    .default([]),
  linkName: short,
  linkUrl: short,
  skills: skills.default({}),
});
export type ProjectTyped = z.infer<typeof projectTyped>;

/** The fields of the preferences step; amounts as typed. */
export const preferencesTyped = z.object({
  workModes: draftItems.workModes,
  locations: shorts(100).default([]),
  salaryMin: short,
  salaryMax: short,
  currency: short,
  salaryFrequency: short,
  preferredRoles: z.array(draftItems.preferredRole).max(100).default([]),
  /** Text in the search boxes that is not yet added. */
  role: short,
  location: short,
});
export type PreferencesTyped = z.infer<typeof preferencesTyped>;

const listWithForm = <Item extends z.ZodType, Form extends z.ZodType>(items: Item, form: Form) =>
  z.object({ items: z.array(items).max(100), form: form.nullable() });

/** Drafts of unfinished steps, by kind (design.md section 3, DraftKept): unsaved input and the current lists. */
export const draftValues = {
  personal: personalTyped,
  education: listWithForm(draftItems.education, educationTyped),
  experience: listWithForm(draftItems.experience, experienceTyped),
  project: listWithForm(draftItems.project, projectTyped),
  skills: z.object({ skills: shorts(500), typed: short, bulk: long, isBulk: z.boolean().default(false) }),
  preferences: preferencesTyped,
} as const satisfies Record<DraftKind, z.ZodType>;

export type DraftValue<Kind extends DraftKind> = z.infer<(typeof draftValues)[Kind]>;

/** Drafts by kind. Kinds without a draft are absent. */
export const onboardingDrafts = z.object(draftValues).partial();
export type OnboardingDrafts = z.infer<typeof onboardingDrafts>;

const draftOf = <Kind extends DraftKind>(kind: Kind) =>
  z.object({ kind: z.literal(kind), value: draftValues[kind].nullable() });

/** One draft: `{kind, value}`; null deletes it. */
export const onboardingDraft = z.discriminatedUnion('kind', [
  draftOf('personal'),
  draftOf('education'),
  draftOf('experience'),
  draftOf('project'),
  draftOf('skills'),
  draftOf('preferences'),
]);
export type OnboardingDraft = z.infer<typeof onboardingDraft>;
