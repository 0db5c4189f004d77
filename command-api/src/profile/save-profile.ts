import { ENDPOINTS, saveProfileBody } from '@trackrecord/contracts';
import { toProfile } from '@trackrecord/domain';
import { handle } from '@trackrecord/platform';
import type { Request, RequestHandler } from 'express';
import type { ProfileWrites } from './profile-writes.js';
import { parseProfileBody } from './parse-profile-body.js';
import { toSectionsInput } from './to-sections-input.js';

/**
 * POST /profile: creates or updates the sections in the body, and completes onboarding if the body says so. Responds
 * with the profile, with 201 if it was created.
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
          sections: toSectionsInput(sections, identity),
          faults,
          completesOnboarding: onboardingCompleted === true,
        },
        answer: ({ folded, created }, uid) => ({
          status: created ? 201 : 200,
          body: toProfile(uid, folded.state, Number(folded.revision), folded.updatedAt),
        }),
      });
    },
    { parseBody: (request: Request) => parseProfileBody(saveProfileBody, request.body ?? {}) },
  );
