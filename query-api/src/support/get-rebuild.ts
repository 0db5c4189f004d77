import { supportWorkEndpoints } from '@trackrecord/contracts';
import { handle, HttpError } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { RebuildRequests } from '../projector/rebuild-requests.js';

/** GET /support/people/{uid}/rebuilds/{id}: the state of a rebuild. */
export const getRebuild = (rebuilds: Pick<RebuildRequests, 'findState'>): RequestHandler =>
  handle(supportWorkEndpoints.getRebuild, async ({ params: { uid, id } }) => {
    const body = await rebuilds.findState(id, uid, new Date());
    if (!body) throw new HttpError(404, 'rebuild-not-found', 'There is no such rebuild.');
    return { status: 200, body };
  });
