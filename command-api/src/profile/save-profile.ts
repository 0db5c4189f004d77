import { type PersonalInfo, saveProfileBody } from '@trackrecord/contracts';
import { profileOf } from '@trackrecord/domain';
import { type Identity, identityOf, route, valid } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { ProfileWrites } from './profile-writes.js';

/** POST /profile: upserts the sections it holds; 201 when that made the profile, else 200, with the profile. */
export const saveProfile = (writes: ProfileWrites): RequestHandler =>
  route(async (request, response) => {
    const { userId, userType, personalInfo, origin } = valid(saveProfileBody, request.body ?? {});
    return writes.run(request, response, {
      uid: userId,
      origin,
      command: {
        type: 'SaveProfile',
        sections: { userType, personalInfo: personalInfo && withEmail(personalInfo, identityOf(response)) },
      },
      answer: ({ profile, created }, uid) => ({
        status: created ? 201 : 200,
        body: profileOf(uid, profile.state, Number(profile.revision), profile.updatedAt),
      }),
    });
  });

/** The email of the account where none was entered (design.md section 4). */
const withEmail = (info: PersonalInfo, { email }: Identity): PersonalInfo =>
  info.email || email === undefined ? info : { ...info, email };
