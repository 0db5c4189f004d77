import { operationEndpoints, viewProjection } from '@trackrecord/contracts';
import { handle, HttpError } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { Rebuilds } from '../access/rebuilds.js';
import type { OperationLog } from './operation-log.js';

/** What the rebuild of a projection needs. */
export interface ProjectionRebuildContext {
  readonly operations: Pick<OperationLog, 'run'>;
  readonly rebuilds: Pick<Rebuilds, 'addOfProjection'>;
}

/** POST /operations/projections/{projection}/rebuilds: has the projector build all views of a projection again. */
export const rebuildProjection = ({ operations, rebuilds }: ProjectionRebuildContext): RequestHandler =>
  handle(operationEndpoints.rebuildProjection, async ({ params, body: { reason }, identity, request }) => {
    const { data: projection } = viewProjection.safeParse(params.projection);
    if (projection === undefined) throw new HttpError(404, 'projection-not-found', 'There is no such projection.');
    const planned = { action: 'rebuild-projection', target: projection, reason, identity, request } as const;
    await operations.run(planned, async () => {
      if (!(await rebuilds.addOfProjection({ projection, askedBy: identity.uid }, new Date())))
        throw new HttpError(409, 'already-rebuilding', 'This projection is being rebuilt already.');
      return { detail: null };
    });
    return { status: 202, body: {} };
  });
