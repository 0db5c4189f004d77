import {
  ENDPOINTS,
  saveProfileBody,
  replaceProfileBody,
  findValidationErrors,
  WITH_USER_MESSAGES,
  toValidationErrors,
  wizardRules,
} from '@trackrecord/contracts';
import { type ProfileCommand, type ProfileState, toProfile, type ValidationError } from '@trackrecord/domain';
import { handle, requireOwnIdentity } from '@trackrecord/platform';
import type { Request, RequestHandler } from 'express';
import type { Writes } from '../commands/writes.js';
import type { z } from 'zod';
import { validationFailedError } from '../http/validation-failed-error.js';
import { toSectionsInput } from './to-sections-input.js';

/** Runs writes on profiles. */
export type ProfileWrites = Writes<ProfileCommand, ProfileState>;

/**
 * POST /profile: creates or updates the sections in the body, and completes onboarding if the body says so. Responds
 * with the profile, with 201 if it was created.
 */
export const saveProfile = (writes: ProfileWrites): RequestHandler =>
  handle(
    ENDPOINTS.saveProfile,
    async ({ body: { body, wizardErrors }, identity, request, response }) => {
      const { userId, onboardingCompleted, origin, ...sections } = body;
      return writes.run(request, response, {
        uid: userId,
        origin,
        command: {
          type: 'SaveProfile',
          sections: toSectionsInput(sections, identity),
          errors: wizardErrors,
          completesOnboarding: onboardingCompleted === true,
        },
        toResponse: ({ stream, isCreated }, uid) => ({
          status: isCreated ? 201 : 200,
          body: toProfile(uid, stream.state, Number(stream.revision), stream.updatedAt),
        }),
      });
    },
    { parseBody: (request: Request) => parseProfileBody(saveProfileBody, request.body ?? {}) },
  );

/** PUT /profile/{uid}: replaces several sections of an existing profile. Responds with the profile. */
export const replaceProfile = (writes: ProfileWrites): RequestHandler =>
  handle(
    ENDPOINTS.replaceProfile,
    async ({ params: { uid }, body: { body, wizardErrors }, identity, request, response }) => {
      const { userId, onboardingCompleted, origin, ...sections } = body;
      if (userId !== undefined) requireOwnIdentity(request, response, userId);
      return writes.run(request, response, {
        uid,
        origin,
        command: {
          type: 'ReplaceSections',
          sections: toSectionsInput(sections, identity),
          errors: wizardErrors,
          completesOnboarding: onboardingCompleted === true,
        },
        toResponse: ({ stream }) => ({
          status: 200,
          body: toProfile(uid, stream.state, Number(stream.revision), stream.updatedAt),
        }),
      });
    },
    { parseBody: (request: Request) => parseProfileBody(replaceProfileBody, request.body ?? {}) },
  );

/**
 * Validates the body of POST or PUT. Violations of the wizard's rules (`wizardErrors`) are returned: the domain rejects
 * them only in new or changed items.
 * @throws {HttpError} 400 for any other error, with `wizardErrors` in the details.
 */
function parseProfileBody<Body extends z.ZodType>(
  schema: Body,
  input: unknown,
): { readonly body: z.infer<Body>; readonly wizardErrors: readonly ValidationError[] } {
  const parsed = schema.safeParse(input, WITH_USER_MESSAGES);
  const wizardErrors = findValidationErrors(wizardRules, input);
  if (parsed.success) return { body: parsed.data, wizardErrors };
  const schemaErrors = toValidationErrors(parsed.error);
  const schemaErrorPaths = new Set(schemaErrors.map(({ path }) => path));
  throw validationFailedError([...schemaErrors, ...wizardErrors.filter(({ path }) => !schemaErrorPaths.has(path))]);
}
