import { randomUUID } from 'node:crypto';
import { applicationsStream, onboardingStream, profileStream, supportActionEndpoints } from '@trackrecord/contracts';
import { handle, HttpError } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { ActionContext } from './action-context.js';
import { recordAction, rejectErased } from './record-action.js';

const STREAMS = { profile: profileStream, onboarding: onboardingStream, applications: applicationsStream } as const;

/** POST /support/people/{uid}/rebuilds: has the projector build a view of one person again. */
export const rebuildPersonView = (context: ActionContext): RequestHandler =>
  handle(supportActionEndpoints.rebuildPersonView, async ({ params: { uid }, body, identity, request }) => {
    const { store, rebuilds } = context;
    const { projection } = body;
    const stream = STREAMS[projection](uid);
    if (!(await store.readLastStreamEvent(stream)))
      throw new HttpError(404, 'nothing-to-rebuild', 'There are no events to build this view from.');
    await recordAction(context, { uid, action: 'rebuild', target: projection, identity, request });
    const id = randomUUID();
    await rebuilds.add({ _id: id, projection, stream, uid, askedBy: identity.uid }, new Date());
    // An erasure that began meanwhile may already have deleted the person's rebuilds.
    await rejectErased(context, uid).catch(async (error: unknown) => {
      await rebuilds.delete(id);
      throw error;
    });
    return { status: 202, body: { id } };
  });
