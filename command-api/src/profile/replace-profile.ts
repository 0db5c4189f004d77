import { ENDPOINTS, replaceProfileBody } from '@trackrecord/contracts';
import { profileOf } from '@trackrecord/domain';
import { handle, ownIdentity } from '@trackrecord/platform';
import type { Request, RequestHandler } from 'express';
import type { ProfileWrites } from './profile-writes.js';
import { sentProfile } from './sent-profile.js';
import { wantedSections } from './wanted-sections.js';

/** PUT /profile/{uid}: replaces several sections of a profile that exists; 200 with the profile. */
export const replaceProfile = (writes: ProfileWrites): RequestHandler =>
  handle(
    ENDPOINTS.replaceProfile,
    async ({ params: { uid }, body: { body, faults }, identity, request, response }) => {
      const { userId, onboardingCompleted, origin, ...sections } = body;
      if (userId !== undefined) ownIdentity(request, response, userId);
      return writes.run(request, response, {
        uid,
        origin,
        command: {
          type: 'ReplaceSections',
          sections: wantedSections(sections, identity),
          faults,
          completesOnboarding: onboardingCompleted === true,
        },
        answer: ({ folded }) => ({
          status: 200,
          body: profileOf(uid, folded.state, Number(folded.revision), folded.updatedAt),
        }),
      });
    },
    { parseBody: (request: Request) => sentProfile(replaceProfileBody, request.body ?? {}) },
  );
