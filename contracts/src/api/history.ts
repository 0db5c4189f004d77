import { historyQuery, profileHistory, undoBody } from '../http/history.js';
import { profile } from '../profile/profile.js';
import { endpoint } from './endpoint.js';

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
    headers: ['Idempotency-Key', 'If-Match'],
    body: { schema: undoBody, isOptional: true },
    responses: { 200: { description: 'The profile.', schema: profile, headers: { ETag: 'always' } } },
    errors: [404, 409, 412, 422],
  }),
};
