import { z } from 'zod';
import { checkEndNotBeforeStart, checkStartNotInFuture } from '../date-rules.js';
import { origin } from '../events/metadata.js';
import type { EditableSection } from '../section-messages.js';
import {
  educationInput,
  experienceShape,
  isWithinLinkLimit,
  lenientExperienceInput,
  LINK_LIMIT_ERROR,
  optionalProse,
  projectDescription,
  projectInput,
  projectShape,
  toExperience,
  toProject,
} from '../profile/item-inputs.js';
import { listInput, skillsInput } from '../profile/list-inputs.js';
import { personalInfoEditorForm } from '../profile/personal-info.js';
import { preferencesInput, rolesInput } from '../profile/preferences-input.js';
import { profileSections } from '../profile/sections.js';
import { VALIDATION } from '../validation-messages.js';

/** Every section under the rules of the profile editor (spec section 5, "Profile editor"). */
export const editedSections = {
  personalInfo: personalInfoEditorForm.strict().meta({ id: 'SentPersonalInfo' }),
  educations: listInput(educationInput),
  experiences: listInput(lenientExperienceInput),
  projects: listInput(projectInput),
  skills: skillsInput,
  preferences: preferencesInput,
  preferredRoles: rolesInput,
} as const satisfies Readonly<Record<EditableSection, z.ZodType>>;

type Body<Section extends EditableSection> = { readonly [S in Section]: (typeof editedSections)[S] } & {
  readonly origin: z.ZodOptional<typeof origin>;
  readonly roleDetails: z.ZodOptional<typeof rolesInput>;
};

/**
 * The body of a section save: the whole section under its name, and optionally its origin. Preferred roles are titles
 * (spec section 7); `roleDetails` holds the other fields of new roles.
 */
export const saveSectionBody = <Section extends EditableSection>(section: Section) =>
  z.strictObject({
    [section]: editedSections[section],
    origin: origin.optional(),
    ...(section === 'preferredRoles' && { roleDetails: rolesInput.optional() }),
  } as unknown as Body<Section>);

/** The response to a section save: the stored section, and the revision of the profile. */
export const sectionSaved = z.object({
  success: z.literal(true),
  message: z.string(),
  revision: z.int().nonnegative(),
  ...profileSections.omit({ userType: true }).shape,
});

/**
 * POST /profile/{uid}/experience: adds a work experience, under the profile editor's rules. Like section saves, the
 * body may have an `origin`.
 */
export const addExperienceBody = z
  .strictObject({
    ...experienceShape(optionalProse(VALIDATION.descriptionRequired)),
    origin: origin.optional(),
  })
  .transform((fields) => toExperience(fields))
  .check(checkStartNotInFuture())
  .check(checkEndNotBeforeStart('startDate'))
  .meta({ id: 'AddExperience' });

/** POST /profile/{uid}/project: adds a project. */
export const addProjectBody = z
  .strictObject({ ...projectShape(projectDescription), origin: origin.optional() })
  .transform((fields) => toProject(fields))
  .refine(isWithinLinkLimit, LINK_LIMIT_ERROR)
  .check(checkEndNotBeforeStart('endDate'))
  .meta({ id: 'AddProject' });
