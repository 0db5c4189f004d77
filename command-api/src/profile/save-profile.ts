import { saveProfileBody } from '@trackrecord/contracts';
import { profileOf } from '@trackrecord/domain';
import { identityOf, route } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { ProfileWrites } from './profile-writes.js';
import { sentProfile } from './sent-profile.js';
import { wantedSections } from './wanted-sections.js';

/**
 * POST /profile: upserts the sections it holds, and completes onboarding where it says so; 201 when that made the
 * profile, else 200, with the profile.
 */
export const saveProfile = (writes: ProfileWrites): RequestHandler =>
  route(async (request, response) => {
    const { body, faults } = sentProfile(saveProfileBody, request.body ?? {});
    const { userId, onboardingCompleted, origin, ...sections } = body;
    return writes.run(request, response, {
      uid: userId,
      origin,
      command: {
        type: 'SaveProfile',
        sections: wantedSections(sections, identityOf(response)),
        faults,
        completesOnboarding: onboardingCompleted === true,
      },
      answer: ({ folded, created }, uid) => ({
        status: created ? 201 : 200,
        body: profileOf(uid, folded.state, Number(folded.revision), folded.updatedAt),
      }),
    });
  });
