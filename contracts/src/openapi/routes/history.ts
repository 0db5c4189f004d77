import { historyQuery } from '../../http/history.js';
import type { RouteDefinitions } from '../route-definition.js';

/** What changed about a profile. */
export const historyRoutes = {
  'GET /api/profile/{uid}/history': {
    id: 'getHistory',
    summary: 'Reads what changed about the profile, newest first.',
    tag: 'history',
    access: 'owner',
    query: {
      schema: historyQuery,
      words: { before: 'Only changes of revisions below this one: the `next` of a page.' },
    },
    answers: { 200: { description: 'A page of the history.', schema: 'ProfileHistory' } },
    errors: [404],
  },
  'POST /api/profile/{uid}/history/{eventId}/undo': {
    id: 'undoChange',
    summary: 'Undoes one change and keeps later changes.',
    tag: 'history',
    access: 'owner',
    headers: ['Idempotency-Key', 'If-Match'],
    body: { schema: 'UndoChange', isOptional: true },
    answers: { 200: { description: 'The profile.', schema: 'Profile', headers: { ETag: 'always' } } },
    errors: [404, 409, 412, 422],
  },
} as const satisfies RouteDefinitions;
