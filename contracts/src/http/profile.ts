import { z } from 'zod';
import { MESSAGES } from '../messages.js';
import { origin } from '../events/metadata.js';
import { optionalLinkedInUrl } from '../profile/personal-info.js';
import { lenientSectionsInput } from '../profile/sections-input.js';
import { experienceDescription, projectDescription } from '../profile/item-inputs.js';

/**
 * Profile fields that a client may send back and that are ignored: they belong to the server, or are written by the
 * onboarding endpoints.
 */
const ignoredFields = {
  _id: z.unknown().optional(),
  revision: z.unknown().optional(),
  updatedAt: z.unknown().optional(),
  email: z.unknown().optional(),
  detectedSkills: z.unknown().optional(),
  draftExperience: z.unknown().optional(),
  draftProject: z.unknown().optional(),
};

const wholeProfileFields = {
  ...ignoredFields,
  ...lenientSectionsInput.shape,
  /** True completes onboarding. This cannot be undone. */
  onboardingCompleted: z.boolean().optional(),
  origin: origin.optional(),
};

/** POST /profile: creates or updates the given sections. Absent sections are not changed. */
export const saveProfileBody = z
  .strictObject(
    // userId is first, so that its errors are reported first.
    { userId: z.string(MESSAGES.userIdRequired).min(1, MESSAGES.userIdRequired), ...wholeProfileFields },
    // A body that is not an object has no userId either, which is the first error (spec section 5, Saving).
    { error: ({ code }) => (code === 'invalid_type' ? MESSAGES.userIdRequired : undefined) },
  )
  .meta({ id: 'SaveProfile' });

/** PUT /profile/{userId}: replaces several sections of an existing profile, under the same rules. */
export const replaceProfileBody = z
  .strictObject({ ...wholeProfileFields, userId: z.unknown().optional() })
  .meta({ id: 'ReplaceProfile' });

/**
 * Additional rules of POST and PUT for new and changed sections and items. Only the wizard has them (spec section 5),
 * so unchanged data that the profile editor stored without them must be accepted.
 */
export const wizardRules = z
  .object({
    personalInfo: z.object({ linkedInUrl: optionalLinkedInUrl }),
    experiences: z.array(z.object({ description: experienceDescription })),
    projects: z.array(z.object({ description: projectDescription })),
  })
  .partial();
