import { ENDPOINTS, type JobVisit } from '@trackrecord/contracts';
import { recordVisit } from '@trackrecord/domain';
import { handle, type UserDocuments } from '@trackrecord/platform';
import type { RequestHandler } from 'express';

/**
 * PUT /jobs/user/{uid}/visit: the user has seen a list of jobs, when `newest` was the sequential number of the newest
 * open job. A visit is stored without an event, because only the last two visits are kept.
 */
export const recordJobVisit = (visits: Pick<UserDocuments<JobVisit>, 'read' | 'store'>): RequestHandler =>
  handle(ENDPOINTS.recordJobVisit, async ({ params: { uid }, body: { newest } }) => {
    const visit = recordVisit(await visits.read(uid), newest, new Date());
    await visits.store(uid, visit);
    return { status: 200, body: { success: true, data: visit } };
  });
