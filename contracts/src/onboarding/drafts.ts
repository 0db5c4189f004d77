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
export const personalFormValues = z.object({ firstName: short, lastName: short, linkedInUrl: short });
export type PersonalFormValues = z.infer<typeof personalFormValues>;

/** The fields of one education entry; months as MM/yyyy. `id` is that of the entry being edited. */
export const educationFormValues = z.object({
  id: z.uuid().optional(),
  institution: short,
  courseType: short,
  courseName: short,
  startDate: short,
  endDate: short,
  isCurrentlyStudying: z.boolean().default(false),
  achievements: long,
});
export type EducationFormValues = z.infer<typeof educationFormValues>;

/** The fields of one work experience. */
export const experienceFormValues = z.object({
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
export type ExperienceFormValues = z.infer<typeof experienceFormValues>;

/** The fields of one project; `linkName` and `linkUrl` are of a link that is not yet added. */
export const projectFormValues = z.object({
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
export type ProjectFormValues = z.infer<typeof projectFormValues>;

/** The fields of the preferences step; amounts as typed. */
export const preferencesFormValues = z.object({
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
export type PreferencesFormValues = z.infer<typeof preferencesFormValues>;

const listWithForm = <Item extends z.ZodType, Form extends z.ZodType>(items: Item, form: Form) =>
  z.object({ items: z.array(items).max(100), form: form.nullable() });

/** Drafts of unfinished steps, by kind (design.md section 3, DraftKept): unsaved input and the current lists. */
export const draftValues = {
  personal: personalFormValues,
  education: listWithForm(draftItems.education, educationFormValues),
  experience: listWithForm(draftItems.experience, experienceFormValues),
  project: listWithForm(draftItems.project, projectFormValues),
  skills: z.object({ skills: shorts(500), typed: short, bulk: long, isBulk: z.boolean().default(false) }),
  preferences: preferencesFormValues,
} as const satisfies Record<DraftKind, z.ZodType>;

export type DraftValue<Kind extends DraftKind> = z.infer<(typeof draftValues)[Kind]>;

/** Drafts by kind. Kinds without a draft are absent. */
export const onboardingDrafts = z.object(draftValues).partial();
export type OnboardingDrafts = z.infer<typeof onboardingDrafts>;

const draftSchema = <Kind extends DraftKind>(kind: Kind) =>
  z.object({ kind: z.literal(kind), value: draftValues[kind].nullable() });

/** One draft: `{kind, value}`; null deletes it. */
export const onboardingDraft = z.discriminatedUnion('kind', [
  draftSchema('personal'),
  draftSchema('education'),
  draftSchema('experience'),
  draftSchema('project'),
  draftSchema('skills'),
  draftSchema('preferences'),
]);
export type OnboardingDraft = z.infer<typeof onboardingDraft>;
