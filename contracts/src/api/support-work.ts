import { RESPONSE_TIMEOUTS_MS } from '../constants.js';
import { pastRevisionQuery } from '../support/past-states.js';
import { rebuildState } from '../staff/rebuilds.js';
import { endpoint } from './endpoint.js';
import { contentRead, supportRead } from './support-reads.js';

/** Reads whose results come from a worker (CVs of past revisions) or the projector (rebuilds). */
export const supportWorkEndpoints = {
  getPersonCv: endpoint({
    ...contentRead,
    path: '/api/support/people/{uid}/cv',
    summary: 'Renders the CV of a revision of the profile.',
    timeoutMs: RESPONSE_TIMEOUTS_MS.cv,
    query: pastRevisionQuery,
    responses: { 200: { description: 'The CV.', contentTypes: ['application/pdf'] } },
    errors: [404, 410],
  }),

  getRebuild: endpoint({
    ...supportRead,
    path: '/api/support/people/{uid}/rebuilds/{id}',
    summary: 'Reads the state of a rebuild.',
    responses: { 200: { description: 'The state.', schema: rebuildState } },
    errors: [404],
  }),
};
