import { z } from 'zod';
import { origin } from '../events/metadata.js';
import type { EditableSection } from '../messages.js';
import { personalInfoEditorForm } from '../profile/personal-info.js';
import { profileSections } from '../profile/sections.js';
import { addedExperience, addedProject } from '../profile/added-items.js';
import { lenientExperienceInput, educationInput, projectInput } from '../profile/item-inputs.js';
import { listInput, skillsInput } from '../profile/list-inputs.js';
import { preferencesInput, rolesInput } from '../profile/preferences-input.js';

/** Every section under the rules of the profile editor (spec section 5, "Profile editor"). */
export const editedSections = {
  personalInfo: personalInfoEditorForm.strict(),
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
 * POST /profile/{uid}/experience: adds a work experience, under the profile editor's rules. Like section saves, the body
 * may have an `origin`.
 */
export const addExperienceBody = addedExperience;

/** POST /profile/{uid}/project: adds a project. */
export const addProjectBody = addedProject;
