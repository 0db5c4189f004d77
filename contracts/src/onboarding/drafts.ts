import { z } from 'zod';
import { descriptionOrigin } from '../profile/items.js';
import { cleanLine, cleanProse } from '../visible-text.js';
import { draftItems, draftSkills } from './draft-items.js';
import type { DraftKind } from './names.js';

/**
 * Text that is being typed: not trimmed and not validated. Hidden characters are removed and long texts truncated
 * instead of rejected, so that one field cannot prevent the draft from being stored.
 */
const typedDraftText = (max: number, clean: (text: string) => string) =>
  z
    .string()
    .transform((text) => clean(text).slice(0, max))
    .pipe(z.string())
    .default('');
const shortText = typedDraftText(2_000, cleanLine);
const longText = typedDraftText(20_000, cleanProse);
/** Short texts, without those that are empty after cleaning. */
const shortTexts = (max: number) =>
  z
    .array(shortText)
    .max(max)
    .transform((texts) => texts.filter((text) => text !== ''))
    .pipe(z.array(z.string()));

/** The fields of the personal step. */
export const personalFormValues = z.object({
  firstName: shortText,
  lastName: shortText,
  hasOnlyOneName: z.boolean().optional(),
  linkedInUrl: shortText,
});
export type PersonalFormValues = z.infer<typeof personalFormValues>;

/** The fields of one education entry; months as MM/yyyy. `id` is that of the entry being edited. */
export const educationFormValues = z.object({
  id: z.uuid().optional(),
  institution: shortText,
  courseType: shortText,
  courseName: shortText,
  startDate: shortText,
  endDate: shortText,
  isCurrentlyStudying: z.boolean().default(false),
  achievements: longText,
});
export type EducationFormValues = z.infer<typeof educationFormValues>;

/** The fields of one work experience. */
export const experienceFormValues = z.object({
  id: z.uuid().optional(),
  title: shortText,
  company: shortText,
  startDate: shortText,
  endDate: shortText,
  current: z.boolean().default(false),
  description: longText,
  descriptionOrigin: descriptionOrigin.optional(),
  skills: draftSkills.default({}),
});
export type ExperienceFormValues = z.infer<typeof experienceFormValues>;

/** The fields of one project; `linkName` and `linkUrl` are of a link that is not yet added. */
export const projectFormValues = z.object({
  id: z.uuid().optional(),
  title: shortText,
  description: longText,
  descriptionOrigin: descriptionOrigin.optional(),
  links: z
    .array(z.object({ name: shortText, url: shortText }))
    .max(50)
    .default([]),
  linkName: shortText,
  linkUrl: shortText,
  skills: draftSkills.default({}),
});
export type ProjectFormValues = z.infer<typeof projectFormValues>;

/** The fields of the preferences step; amounts as typed. */
export const preferencesFormValues = z.object({
  workModes: draftItems.workModes,
  locations: shortTexts(100).default([]),
  salaryMin: shortText,
  salaryMax: shortText,
  currency: shortText,
  salaryFrequency: shortText,
  preferredRoles: z.array(draftItems.preferredRole).max(100).default([]),
  /** Text in the search boxes that is not yet added. */
  role: shortText,
  location: shortText,
});
export type PreferencesFormValues = z.infer<typeof preferencesFormValues>;

const listWithForm = <Item extends z.ZodType, Form extends z.ZodType>(items: Item, form: Form) =>
  z.object({ items: z.array(items).max(100), form: form.nullable() });

/** Drafts of unfinished steps, by kind: unsaved input and the current lists. */
export const draftValues = {
  personal: personalFormValues,
  education: listWithForm(draftItems.education, educationFormValues),
  experience: listWithForm(draftItems.experience, experienceFormValues),
  project: listWithForm(draftItems.project, projectFormValues),
  /** `typed` is the input for one skill, `bulk` that for several at once, which is shown if `isBulk`. */
  skills: z.object({ skills: shortTexts(500), typed: shortText, bulk: longText, isBulk: z.boolean().default(false) }),
  preferences: preferencesFormValues,
} as const satisfies Record<DraftKind, z.ZodType>;

export type DraftValue<Kind extends DraftKind> = z.infer<(typeof draftValues)[Kind]>;

/** Drafts by kind. Kinds without a draft are absent. */
export const onboardingDrafts = z.object(draftValues).partial().meta({ id: 'OnboardingDrafts' });
export type OnboardingDrafts = z.infer<typeof onboardingDrafts>;

const draftSchema = <Kind extends DraftKind>(kind: Kind) =>
  z.object({ kind: z.literal(kind), value: draftValues[kind].nullable() });

/** One draft: `{kind, value}`; null deletes it. */
export const onboardingDraft = z
  .discriminatedUnion('kind', [
    draftSchema('personal'),
    draftSchema('education'),
    draftSchema('experience'),
    draftSchema('project'),
    draftSchema('skills'),
    draftSchema('preferences'),
  ])
  .meta({ id: 'SentDraft' });
export type OnboardingDraft = z.infer<typeof onboardingDraft>;
