import { randomUUID } from 'node:crypto';
import type { RebuildDocument } from '@trackrecord/contracts';
import { type ActionRecorder, rejectErased } from './record-action.js';
import type { Rebuilds } from './rebuilds.js';

/** What a rebuild of a view of one person needs. */
export interface RebuildRequestContext extends Pick<ActionRecorder, 'erasures'> {
  readonly rebuilds: Pick<Rebuilds, 'add' | 'delete'>;
}

/**
 * Has the projector build the view of one person again. Returns the id of the rebuild.
 * @throws {HttpError} 410 if the account is erased or being erased.
 */
export async function requestRebuild(
  context: RebuildRequestContext,
  rebuild: Pick<RebuildDocument, 'projection' | 'stream' | 'uid' | 'askedBy'>,
): Promise<string> {
  const id = randomUUID();
  await context.rebuilds.add({ _id: id, ...rebuild }, new Date());
  // An erasure that began meanwhile may already have deleted the person's rebuilds.
  await rejectErased(context, rebuild.uid).catch(async (error: unknown) => {
    await context.rebuilds.delete(id);
    throw error;
  });
  return id;
}
