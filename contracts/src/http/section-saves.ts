import { z } from 'zod';
import { origin } from '../events/metadata.js';
import type { EditedSection } from '../messages.js';
import { editedPersonalInfo } from '../profile/personal-info.js';
import { type ProfileSections, profileSections } from '../profile/sections.js';
import { returnedExperience, sentEducation, sentProject } from '../profile/sent-items.js';
import { sentList, sentSkills } from '../profile/sent-lists.js';
import { sentPreferences, sentRoles } from '../profile/sent-preferences.js';

/** Every section under the rules of the profile editor (spec section 5, "Profile editor"). */
export const editedSections = {
  personalInfo: editedPersonalInfo.strict(),
  educations: sentList(sentEducation),
  experiences: sentList(returnedExperience),
  projects: sentList(sentProject),
  skills: sentSkills,
  preferences: sentPreferences,
  preferredRoles: sentRoles,
} as const satisfies Readonly<Record<EditedSection, z.ZodType>>;

type Body<Section extends EditedSection> = { readonly [S in Section]: (typeof editedSections)[S] } & {
  readonly origin: z.ZodOptional<typeof origin>;
  readonly roleDetails: z.ZodOptional<typeof sentRoles>;
};

/**
 * The body of a section save: the whole section under its name, and optionally its origin. Preferred roles are titles
 * (spec section 7); `roleDetails` holds the other fields of new roles.
 */
export const saveSectionBody = <Section extends EditedSection>(section: Section) =>
  z.strictObject({
    [section]: editedSections[section],
    origin: origin.optional(),
    ...(section === 'preferredRoles' && { roleDetails: sentRoles.optional() }),
  } as unknown as Body<Section>);

/** The response to a section save: the stored section, and the revision of the profile. */
export const sectionSaved = z.object({
  success: z.literal(true),
  message: z.string(),
  revision: z.int().nonnegative(),
  ...profileSections.omit({ userType: true }).shape,
});
export type SectionSaved<Section extends EditedSection> = Pick<
  z.infer<typeof sectionSaved>,
  'success' | 'message' | 'revision'
> &
  Required<Pick<ProfileSections, Section>>;

/** POST /profile/{uid}/experience: adds a work experience, under the profile editor's rules. */
export const addExperienceBody = returnedExperience;

/** POST /profile/{uid}/project: adds a project. */
export const addProjectBody = sentProject;
