import { supportActionEndpoints, toViewStream } from '@trackrecord/contracts';
import { handle, HttpError } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { ActionContext } from './action-context.js';
import { recordAction } from './record-action.js';
import { requestRebuild } from './request-rebuild.js';

/** POST /support/people/{uid}/rebuilds: has the projector build a view of one person again. */
export const rebuildPersonView = (context: ActionContext): RequestHandler =>
  handle(supportActionEndpoints.rebuildPersonView, async ({ params: { uid }, body, identity, request }) => {
    const { projection } = body;
    const stream = toViewStream(projection, uid);
    if (!(await context.store.readLastStreamEvent(stream)))
      throw new HttpError(404, 'nothing-to-rebuild', 'There are no events to build this view from.');
    await recordAction(context, { uid, action: 'rebuild', target: projection, identity, request });
    const id = await requestRebuild(context, { projection, stream, uid, askedBy: identity.uid });
    return { status: 202, body: { id } };
  });
