import { type EditedSection, SECTION_MESSAGES, saveSectionBody } from '@trackrecord/contracts';
import { route, valid } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { ProfileWrites } from './profile-writes.js';
import { withRoleDetails } from './role-details.js';

/**
 * PATCH of one section (spec section 7), or PUT of the skills: replaces the whole section under the profile editor's
 * rules; 200 with the section as it is stored now.
 */
export const saveSection = (writes: ProfileWrites, section: EditedSection): RequestHandler => {
  const body = saveSectionBody(section);
  return route(async (request, response) => {
    const { origin, roleDetails, ...sections } = valid(body, request.body ?? {});
    return writes.run(request, response, {
      uid: request.params['uid'],
      origin,
      command: { type: 'ReplaceSections', sections: withRoleDetails(sections, roleDetails) },
      answer: ({ folded: { state, revision } }) => ({
        status: 200,
        body: {
          success: true,
          message: SECTION_MESSAGES[section].saved,
          [section]: state[section],
          revision: Number(revision),
        },
      }),
    });
  });
};
