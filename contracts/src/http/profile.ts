import { z } from 'zod';
import { MESSAGES } from '../messages.js';
import { origin } from '../events/metadata.js';
import { editedPersonalInfo, personalInfo, wizardPersonalInfo } from '../profile/personal-info.js';
import { userType } from '../profile/user-type.js';

/** Fields of a profile that the server owns: a client may send them back, they are ignored (design.md section 4). */
const serverOwned = {
  _id: z.unknown().optional(),
  revision: z.unknown().optional(),
  updatedAt: z.unknown().optional(),
  email: z.unknown().optional(),
};

/** POST /profile: upserts the sections it holds; a section that is absent stays as it is. */
export const saveProfileBody = z.strictObject(
  {
    ...serverOwned,
    userId: z.string(MESSAGES.userIdRequired).min(1, MESSAGES.userIdRequired),
    userType: userType.optional(),
    personalInfo: wizardPersonalInfo.optional(),
    origin: origin.optional(),
  },
  // What is no object names no user either, and that is the first rule of spec section 5.
  { error: ({ code }) => (code === 'invalid_type' ? MESSAGES.userIdRequired : undefined) },
);
export type SaveProfileBody = z.input<typeof saveProfileBody>;

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
