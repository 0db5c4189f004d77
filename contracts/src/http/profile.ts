import { z } from 'zod';
import { MESSAGES } from '../messages.js';
import { origin } from '../events/metadata.js';
import { linkedInUrl } from '../profile/personal-info.js';
import { returnedSections } from '../profile/sections.js';
import { experienceDescription, projectDescription } from '../profile/sent-items.js';

/**
 * Fields of a profile that a client may send back and that are ignored (design.md section 4): the server owns them, or
 * the onboarding routes take them.
 */
const ignored = {
  _id: z.unknown().optional(),
  revision: z.unknown().optional(),
  updatedAt: z.unknown().optional(),
  email: z.unknown().optional(),
  detectedSkills: z.unknown().optional(),
  draftExperience: z.unknown().optional(),
  draftProject: z.unknown().optional(),
};

const wholeProfile = {
  ...ignored,
  ...returnedSections.shape,
  /** True completes onboarding; it cannot be taken back. */
  onboardingCompleted: z.boolean().optional(),
  origin: origin.optional(),
};

/** POST /profile: upserts the sections it holds; a section that is absent stays as it is. */
export const saveProfileBody = z.strictObject(
  // The user comes first: so do its faults.
  { userId: z.string(MESSAGES.userIdRequired).min(1, MESSAGES.userIdRequired), ...wholeProfile },
  // What is no object names no user either, and that is the first rule of spec section 5.
  { error: ({ code }) => (code === 'invalid_type' ? MESSAGES.userIdRequired : undefined) },
);
export type SaveProfileBody = z.input<typeof saveProfileBody>;

/** PUT /profile/{userId}: replaces several sections of a profile that exists, under the same rules. */
export const replaceProfileBody = z.strictObject({ ...wholeProfile, userId: z.unknown().optional() });
export type ReplaceProfileBody = z.input<typeof replaceProfileBody>;

/**
 * What POST and PUT ask for beside their bodies, of sections and items that are new or changed: only the wizard asks for
 * it (spec section 5), so that what the profile editor stored without it has to be taken back as it is.
 */
export const wizardRules = z
  .object({
    personalInfo: z.object({ linkedInUrl }),
    experiences: z.array(z.object({ description: experienceDescription })),
    projects: z.array(z.object({ description: projectDescription })),
  })
  .partial();
