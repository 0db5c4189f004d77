import { type CommandMetadata } from '@trackrecord/contracts';
import type { ErasureCause } from './eraser.js';

/** Creates the metadata of events of an erasure. The erasure is the command, also if the queue finishes it. */
export const createErasureMetadata = (uid: string, { id, role, request }: ErasureCause): CommandMetadata => ({
  actor: { uid, role },
  correlationId: id,
  ...request,
  commandId: id,
  causationId: id,
  occurredAt: new Date().toISOString(),
});
