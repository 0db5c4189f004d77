import { replaceProfileBody } from '@trackrecord/contracts';
import { profileOf } from '@trackrecord/domain';
import { identityOf, ownIdentity, route, valid } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { ProfileWrites } from './profile-writes.js';
import { wantedSections } from './wanted-sections.js';

/** PUT /profile/{uid}: replaces several sections of a profile that exists; 200 with the profile. */
export const replaceProfile = (writes: ProfileWrites): RequestHandler =>
  route(async (request, response) => {
    const { userId, onboardingCompleted, origin, ...body } = valid(replaceProfileBody, request.body ?? {});
    if (userId !== undefined) ownIdentity(request, response, userId);
    return writes.run(request, response, {
      uid: request.params['uid'],
      origin,
      command: {
        type: 'ReplaceSections',
        sections: wantedSections(body, identityOf(response)),
        completesOnboarding: onboardingCompleted === true,
      },
      answer: ({ folded }, uid) => ({
        status: 200,
        body: profileOf(uid, folded.state, Number(folded.revision), folded.updatedAt),
      }),
    });
  });
