import { ENDPOINTS, replaceProfileBody } from '@trackrecord/contracts';
import { toProfile } from '@trackrecord/domain';
import { handle, requireOwnIdentity } from '@trackrecord/platform';
import type { Request, RequestHandler } from 'express';
import type { ProfileWrites } from './profile-writes.js';
import { parseProfileBody } from './parse-profile-body.js';
import { toSectionsInput } from './to-sections-input.js';

/** PUT /profile/{uid}: replaces several sections of an existing profile. Responds with the profile. */
export const replaceProfile = (writes: ProfileWrites): RequestHandler =>
  handle(
    ENDPOINTS.replaceProfile,
    async ({ params: { uid }, body: { body, faults }, identity, request, response }) => {
      const { userId, onboardingCompleted, origin, ...sections } = body;
      if (userId !== undefined) requireOwnIdentity(request, response, userId);
      return writes.run(request, response, {
        uid,
        origin,
        command: {
          type: 'ReplaceSections',
          sections: toSectionsInput(sections, identity),
          faults,
          completesOnboarding: onboardingCompleted === true,
        },
        answer: ({ folded }) => ({
          status: 200,
          body: toProfile(uid, folded.state, Number(folded.revision), folded.updatedAt),
        }),
      });
    },
    { parseBody: (request: Request) => parseProfileBody(replaceProfileBody, request.body ?? {}) },
  );
