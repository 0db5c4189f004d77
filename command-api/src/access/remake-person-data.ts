import { MATCH_JOBS, profileStream, RENDER_CV, supportActionEndpoints } from '@trackrecord/contracts';
import { createRelayedJob, handle, HttpError } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { ActionContext } from './action-context.js';
import { recordAction } from './record-action.js';

/**
 * POST /support/people/{uid}/remakes: renders the CV or ranks the postings again. Deletes the stored result, because
 * workers skip what is up to date, and adds the relay's job for the newest event again.
 */
export const remakePersonData = (context: ActionContext): RequestHandler =>
  handle(supportActionEndpoints.remakePersonData, async ({ params: { uid }, body: { what }, identity, request }) => {
    const { store, queues, cvs, rankings } = context;
    const newestEvent = await store.readLastStreamEvent(profileStream(uid));
    if (!newestEvent) throw new HttpError(404, 'profile-not-found', 'This person has no profile.');
    const target = `revision ${String(newestEvent.revision)}`;
    await recordAction(context, { uid, action: `remake-${what}`, target, identity, request });
    const [documents, jobKind] = what === 'cv' ? [cvs, RENDER_CV] : [rankings, MATCH_JOBS];
    await documents.delete(uid);
    await queues.addAgain(createRelayedJob(newestEvent, uid, { ...jobKind, isPerStream: true }));
    return { status: 202, body: {} };
  });
