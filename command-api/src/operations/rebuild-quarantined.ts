import { randomUUID } from 'node:crypto';
import {
  operationEndpoints,
  QUARANTINE_COLLECTION,
  type QuarantineDocument,
  type ViewProjection,
  viewProjection,
} from '@trackrecord/contracts';
import { handle, HttpError, type Pseudonyms } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { Db } from 'mongodb';
import type { Rebuilds } from '../access/rebuilds.js';
import type { OperationLog } from './operation-log.js';

/** What the rebuild of a quarantined stream needs. */
export interface RebuildContext {
  readonly operations: Pick<OperationLog, 'run'>;
  readonly rebuilds: Pick<Rebuilds, 'add'>;
  readonly findQuarantined: (id: string) => Promise<QuarantinedStream | undefined>;
}

interface QuarantinedStream {
  readonly projection: ViewProjection;
  readonly stream: string;
  readonly uid: string;
}

/**
 * POST /operations/quarantine/{id}/rebuilds: has the projector build the view of a quarantined stream again. The stream
 * is named by a keyed hash, so that operators do not learn whose it is.
 */
export const rebuildQuarantined = ({ operations, rebuilds, findQuarantined }: RebuildContext): RequestHandler =>
  handle(operationEndpoints.rebuildQuarantined, async ({ params, body: { reason }, identity, request }) => {
    const found = await findQuarantined(params.id);
    if (!found) throw new HttpError(404, 'not-quarantined', 'There is no such stream in quarantine.');
    const id = randomUUID();
    const target = `${found.projection} ${params.id}`;
    await operations.run({ action: 'rebuild-stream', target, reason, identity, request }, async () => {
      await rebuilds.add({ _id: id, ...found, askedBy: identity.uid }, new Date());
      return { detail: null };
    });
    return { status: 202, body: { id } };
  });

/** Creates the search for a stream in quarantine by its pseudonym. */
export const createQuarantineSearch =
  (db: Db, { forStream }: Pick<Pseudonyms, 'forStream'>): RebuildContext['findQuarantined'] =>
  async (id) => {
    for await (const { collection, stream } of db.collection<QuarantineDocument>(QUARANTINE_COLLECTION).find()) {
      if (forStream(`${collection}|${stream}`) !== id) continue;
      const [prefix = ''] = collection.split('-');
      const projection = viewProjection.safeParse(prefix);
      if (projection.success)
        return { projection: projection.data, stream, uid: stream.slice(stream.indexOf('-') + 1) };
    }
    return undefined;
  };
