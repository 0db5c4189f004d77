import { ENDPOINTS, saveProfileBody } from '@trackrecord/contracts';
import { profileOf } from '@trackrecord/domain';
import { handle } from '@trackrecord/platform';
import type { Request, RequestHandler } from 'express';
import type { ProfileWrites } from './profile-writes.js';
import { sentProfile } from './sent-profile.js';
import { wantedSections } from './wanted-sections.js';

/**
 * POST /profile: upserts the sections it holds, and completes onboarding where it says so; 201 when that made the
 * profile, else 200, with the profile.
 */
export const saveProfile = (writes: ProfileWrites): RequestHandler =>
  handle(
    ENDPOINTS.saveProfile,
    async ({ body: { body, faults }, identity, request, response }) => {
      const { userId, onboardingCompleted, origin, ...sections } = body;
      return writes.run(request, response, {
        uid: userId,
        origin,
        command: {
          type: 'SaveProfile',
          sections: wantedSections(sections, identity),
          faults,
          completesOnboarding: onboardingCompleted === true,
        },
        answer: ({ folded, created }, uid) => ({
          status: created ? 201 : 200,
          body: profileOf(uid, folded.state, Number(folded.revision), folded.updatedAt),
        }),
      });
    },
    { parseBody: (request: Request) => sentProfile(saveProfileBody, request.body ?? {}) },
  );
