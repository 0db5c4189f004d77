import {
  type EditableSection,
  type Endpoint,
  saveSectionBody,
  SECTION_MESSAGES,
  type RoleInput,
} from '@trackrecord/contracts';
import { handle, validate } from '@trackrecord/platform';
import type { Request, RequestHandler } from 'express';
import type { ProfileWrites } from './save-profile.js';

/**
 * Handles an endpoint that replaces one section under the rules of the profile editor (spec section 7). Responds with
 * the section as it is stored now.
 */
export function saveSection(writes: ProfileWrites, endpoint: Endpoint, section: EditableSection): RequestHandler {
  const schema = saveSectionBody(section);
  return handle(
    endpoint,
    async ({ body: { origin, roleDetails, ...sections }, request, response }) =>
      writes.run(request, response, {
        uid: request.params['uid'],
        origin,
        command: { type: 'ReplaceSections', sections: withRoleDetails(sections, roleDetails) },
        toResponse: ({ stream: { state, revision } }) => ({
          status: 200,
          body: {
            success: true,
            message: SECTION_MESSAGES[section].saved,
            [section]: state[section],
            revision: Number(revision),
          },
        }),
      }),
    { parseBody: (request: Request) => validate(schema, request.body ?? {}) },
  );
}

interface Sections {
  readonly preferredRoles?: readonly RoleInput[] | undefined;
}

/** Merges preferred roles with the details that were sent beside them. Fields of the role take precedence. */
export function withRoleDetails<Input extends Sections>(sections: Input, details: readonly RoleInput[] = []): Input {
  if (sections.preferredRoles === undefined || details.length === 0) return sections;
  const detailsByTitle = new Map(details.map((role) => [role.title.toLowerCase(), role]));
  return {
    ...sections,
    preferredRoles: sections.preferredRoles.map((role) => ({
      ...detailsByTitle.get(role.title.toLowerCase()),
      ...role,
    })),
  };
}
