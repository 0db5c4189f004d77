import { z } from 'zod';
import { origin } from '../events/metadata.js';
import type { EditedSection } from '../messages.js';
import { editedPersonalInfo } from '../profile/personal-info.js';
import { type ProfileSections, profileSections } from '../profile/sections.js';
import { returnedExperience, sentEducation, sentProject } from '../profile/sent-items.js';
import { sentList, sentSkills } from '../profile/sent-lists.js';
import { sentPreferences, sentRoles } from '../profile/sent-preferences.js';

/** Every section as the profile editor sends it, under its own rules (spec section 5, "Profile editor"). */
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
 * The body of a section save: the whole section under its name, and perhaps where it came from. Preferred roles are
 * titles (spec section 7): what a client knows beside the title of a role that is new stands in `roleDetails`.
 */
export const saveSectionBody = <Section extends EditedSection>(section: Section) =>
  z.strictObject({
    [section]: editedSections[section],
    origin: origin.optional(),
    ...(section === 'preferredRoles' && { roleDetails: sentRoles.optional() }),
  } as unknown as Body<Section>);

/** The answer to a section save: the section as it is stored now, and the revision of the profile. */
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

/** POST /profile/{uid}/experience: one more work experience, under the profile editor's rules. */
export const addExperienceBody = returnedExperience;

/** POST /profile/{uid}/project: one more project. */
export const addProjectBody = sentProject;
