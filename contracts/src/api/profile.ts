import { profileQuery, historyQuery, profileHistory, undoBody } from '../http/history.js';
import { replaceProfileBody, saveProfileBody } from '../http/profile.js';
import { addExperienceBody, addProjectBody } from '../http/section-saves.js';
import { MESSAGES } from '../messages.js';
import { experience, project } from '../profile/items.js';
import { profile } from '../profile/profile.js';
import { endpoint } from './endpoint.js';

const ETAG = { ETag: 'always' } as const;
const WRITE_HEADERS = ['Idempotency-Key', 'If-Match', 'X-Origin-Ref'] as const;

export const profileEndpoints = {
  getProfile: endpoint({
    method: 'GET',
    path: '/api/profile/{uid}',
    summary: 'Reads the profile, either the current one or a past revision.',
    tag: 'profile',
    access: 'owner',
    query: profileQuery,
    headers: ['X-Min-Revision'],
    responses: { 200: { description: 'The profile.', schema: profile, headers: ETAG } },
    errors: [404],
    failureMessage: MESSAGES.profileNotLoaded,
  }),

  saveProfile: endpoint({
    method: 'POST',
    path: '/api/profile',
    summary: 'Saves sections of the profile. Creates the profile if it does not exist.',
    description:
      'An absent section is not changed; an empty list clears it. `onboardingCompleted: true` completes onboarding, ' +
      'if the profile has everything that the user type requires.',
    tag: 'profile',
    access: 'owner',
    headers: WRITE_HEADERS,
    body: { schema: saveProfileBody },
    responses: {
      200: { description: 'The profile.', schema: profile, headers: ETAG },
      201: { description: 'The created profile.', schema: profile, headers: ETAG },
    },
    errors: [409, 412, 422],
    failureMessage: MESSAGES.profileNotSaved,
  }),

  replaceProfile: endpoint({
    method: 'PUT',
    path: '/api/profile/{uid}',
    summary: 'Replaces several sections of the profile at once.',
    tag: 'profile',
    access: 'owner',
    headers: WRITE_HEADERS,
    body: { schema: replaceProfileBody },
    responses: { 200: { description: 'The profile.', schema: profile, headers: ETAG } },
    errors: [404, 409, 412, 422],
    failureMessage: MESSAGES.profileNotUpdated,
  }),

  addExperience: endpoint({
    method: 'POST',
    path: '/api/profile/{uid}/experience',
    summary: 'Adds one work experience.',
    tag: 'profile',
    access: 'owner',
    headers: WRITE_HEADERS,
    body: { schema: addExperienceBody },
    responses: { 201: { description: 'The work experience, with its id.', schema: experience, headers: ETAG } },
    errors: [404, 409, 412, 422],
    failureMessage: MESSAGES.experienceNotAdded,
  }),

  addProject: endpoint({
    method: 'POST',
    path: '/api/profile/{uid}/project',
    summary: 'Adds one project.',
    tag: 'profile',
    access: 'owner',
    headers: WRITE_HEADERS,
    body: { schema: addProjectBody },
    responses: { 201: { description: 'The project, with its id.', schema: project, headers: ETAG } },
    errors: [404, 409, 412, 422],
    failureMessage: MESSAGES.projectNotAdded,
  }),
};

export const historyEndpoints = {
  getHistory: endpoint({
    method: 'GET',
    path: '/api/profile/{uid}/history',
    summary: 'Lists the changes of the profile, newest first.',
    tag: 'history',
    access: 'owner',
    query: historyQuery,
    responses: { 200: { description: 'A page of the history.', schema: profileHistory } },
    errors: [404],
  }),

  undoChange: endpoint({
    method: 'POST',
    path: '/api/profile/{uid}/history/{eventId}/undo',
    summary: 'Undoes one change and keeps later changes.',
    tag: 'history',
    access: 'owner',
    headers: WRITE_HEADERS,
    body: { schema: undoBody, isOptional: true },
    responses: { 200: { description: 'The profile.', schema: profile, headers: ETAG } },
    errors: [404, 409, 412, 422],
  }),
};
