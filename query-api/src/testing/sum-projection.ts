import { randomUUID } from 'node:crypto';
import { UndecodableEventError } from '@trackrecord/contracts';
import { z } from 'zod';
import type { Projection } from '../projector/projection.js';

/** A projection that sums numbers, to test the projector. */
export const sumProjection: Projection<number> = {
  name: 'sum',
  streamPrefix: 'sum-',
  erasureEventType: 'Erased',
  viewSchema: z.number(),
  toSubject: (stream) => stream.slice('sum-'.length),
  evolve: (total, { type, payload }) => {
    if (type !== 'Added') throw new UndecodableEventError(`Unknown event type ${type}`);
    return (total ?? 0) + (payload as number);
  },
};

/** Valid event metadata. */
export const testMetadata = {
  schemaVersion: 1,
  actor: { uid: 'u', role: 'user' },
  commandId: randomUUID(),
  correlationId: 'c',
  causationId: 'c',
  occurredAt: new Date(0).toISOString(),
};
