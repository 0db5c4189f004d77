import { z } from 'zod';
import { MESSAGES } from '../messages.js';
import { origin } from '../events/metadata.js';
import { editedPersonalInfo, personalInfo } from '../profile/personal-info.js';
import { sentSections } from '../profile/sections.js';

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
  ...sentSections.shape,
  /** True completes onboarding; it cannot be taken back. */
  onboardingCompleted: z.boolean().optional(),
  origin: origin.optional(),
};

/** POST /profile: upserts the sections it holds; a section that is absent stays as it is. */
export const saveProfileBody = z.strictObject(
  { ...wholeProfile, userId: z.string(MESSAGES.userIdRequired).min(1, MESSAGES.userIdRequired) },
  // What is no object names no user either, and that is the first rule of spec section 5.
  { error: ({ code }) => (code === 'invalid_type' ? MESSAGES.userIdRequired : undefined) },
);
export type SaveProfileBody = z.input<typeof saveProfileBody>;

/** PUT /profile/{userId}: replaces several sections of a profile that exists, under the same rules. */
export const replaceProfileBody = z.strictObject({ ...wholeProfile, userId: z.unknown().optional() });
export type ReplaceProfileBody = z.input<typeof replaceProfileBody>;

/** PATCH /profile/personal-info/{userId}: replaces personal information under the profile editor's rules. */
export const savePersonalInfoBody = z.strictObject({ personalInfo: editedPersonalInfo, origin: origin.optional() });
export type SavePersonalInfoBody = z.input<typeof savePersonalInfoBody>;

/** The answer to PATCH /profile/personal-info/{userId}. */
export const personalInfoSaved = z.object({
  success: z.literal(true),
  message: z.string(),
  personalInfo,
  revision: z.int().nonnegative(),
});
export type PersonalInfoSaved = z.infer<typeof personalInfoSaved>;
