import { ENDPOINTS } from '@trackrecord/contracts';
import { handle } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { WorkRequests } from '../work/work-requests.js';

/** POST /postings/read: reads the posting at an address. Adds no application. */
export const readPosting = (workRequests: WorkRequests): RequestHandler =>
  handle(ENDPOINTS.readPosting, async ({ identity: { uid }, body: { url }, request, response }) => {
    const workRequest = { kind: 'read-posting', uid, input: { url } } as const;
    const { workId: _workId, ...posting } = await workRequests.run(request, response, workRequest);
    return { status: 200, body: posting };
  });
