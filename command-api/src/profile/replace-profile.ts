import { replaceProfileBody } from '@trackrecord/contracts';
import { profileOf } from '@trackrecord/domain';
import { identityOf, ownIdentity, route } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { ProfileWrites } from './profile-writes.js';
import { sentProfile } from './sent-profile.js';
import { wantedSections } from './wanted-sections.js';

/** PUT /profile/{uid}: replaces several sections of a profile that exists; 200 with the profile. */
export const replaceProfile = (writes: ProfileWrites): RequestHandler =>
  route(async (request, response) => {
    const { body, faults } = sentProfile(replaceProfileBody, request.body ?? {});
    const { userId, onboardingCompleted, origin, ...sections } = body;
    if (userId !== undefined) ownIdentity(request, response, userId);
    return writes.run(request, response, {
      uid: request.params['uid'],
      origin,
      command: {
        type: 'ReplaceSections',
        sections: wantedSections(sections, identityOf(response)),
        faults,
        completesOnboarding: onboardingCompleted === true,
      },
      answer: ({ folded }, uid) => ({
        status: 200,
        body: profileOf(uid, folded.state, Number(folded.revision), folded.updatedAt),
      }),
    });
  });
