import {
  operationEndpoints,
  parseViewStream,
  QUARANTINE_COLLECTION,
  type QuarantineDocument,
} from '@trackrecord/contracts';
import { type Database, handle, HttpError, type Pseudonyms } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { requestRebuild, type RebuildRequestContext } from '../access/request-rebuild.js';
import type { OperationLog } from './operation-log.js';

/** What the rebuild of a quarantined stream needs. */
export interface RebuildContext extends RebuildRequestContext {
  readonly operations: Pick<OperationLog, 'run'>;
  /** Returns the name of a stream in quarantine; undefined if there is none with this id. */
  readonly findQuarantined: (id: string) => Promise<string | undefined>;
}

/**
 * POST /operations/quarantine/{id}/rebuilds: has the projector build the view of a quarantined stream again. The stream
 * is named by a keyed hash, so that operators do not learn whose it is.
 */
export const rebuildQuarantined = (context: RebuildContext): RequestHandler =>
  handle(operationEndpoints.rebuildQuarantined, async ({ params, body: { reason }, identity, request }) => {
    const stream = await context.findQuarantined(params.id);
    const view = stream === undefined ? undefined : parseViewStream(stream);
    if (stream === undefined || !view)
      throw new HttpError(404, 'not-quarantined', 'There is no such stream in quarantine.');
    const target = `${view.projection} ${params.id}`;
    const { id } = await context.operations.run(
      { action: 'rebuild-stream', target, reason, identity, request },
      async () => ({
        id: await requestRebuild(context, { ...view, stream, askedBy: identity.uid }),
        detail: null,
      }),
    );
    return { status: 202, body: { id } };
  });

/** Creates the search for a stream in quarantine by the keyed hash of its entry. */
export const createQuarantineSearch =
  (db: Database, { forEntry }: Pick<Pseudonyms, 'forEntry'>): RebuildContext['findQuarantined'] =>
  async (id) => {
    for await (const { _id, stream } of db.collection<QuarantineDocument>(QUARANTINE_COLLECTION).find())
      if (forEntry(_id) === id) return stream;
    return undefined;
  };
