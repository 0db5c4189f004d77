import { MESSAGES, type PersonalInfoSaved, savePersonalInfoBody } from '@trackrecord/contracts';
import { route, valid } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { ProfileWrites } from './profile-writes.js';

/** PATCH /profile/personal-info/{uid}: replaces personal information under the profile editor's rules. */
export const savePersonalInfo = (writes: ProfileWrites): RequestHandler =>
  route(async (request, response) => {
    const { personalInfo, origin } = valid(savePersonalInfoBody, request.body ?? {});
    return writes.run(request, response, {
      uid: request.params['uid'],
      origin,
      command: { type: 'ReplaceSections', sections: { personalInfo } },
      answer: ({ folded }) => ({
        status: 200,
        body: {
          success: true,
          message: MESSAGES.personalInfoSaved,
          personalInfo: folded.state.personalInfo ?? personalInfo,
          revision: Number(folded.revision),
        } satisfies PersonalInfoSaved,
      }),
    });
  });
