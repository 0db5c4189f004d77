import { saveProfileBody } from '@trackrecord/contracts';
import { profileOf } from '@trackrecord/domain';
import { identityOf, route, valid } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { ProfileWrites } from './profile-writes.js';
import { wantedSections } from './wanted-sections.js';

/**
 * POST /profile: upserts the sections it holds, and completes onboarding where it says so; 201 when that made the
 * profile, else 200, with the profile.
 */
export const saveProfile = (writes: ProfileWrites): RequestHandler =>
  route(async (request, response) => {
    const { userId, onboardingCompleted, origin, ...body } = valid(saveProfileBody, request.body ?? {});
    return writes.run(request, response, {
      uid: userId,
      origin,
      command: {
        type: 'SaveProfile',
        sections: wantedSections(body, identityOf(response)),
        completesOnboarding: onboardingCompleted === true,
      },
      answer: ({ folded, created }, uid) => ({
        status: created ? 201 : 200,
        body: profileOf(uid, folded.state, Number(folded.revision), folded.updatedAt),
      }),
    });
  });
