import {
  ACCESS_STREAM_PREFIX,
  type AccessEventType,
  accessStream,
  decodeAccessEvent,
  UndecodableEventError,
} from '@trackrecord/contracts';
import type { StreamCodec } from '../aggregate.js';
import type { AccessEventRecord, AccessState } from './access.js';

/**
 * How access streams are stored. Explanations are not read to decide: they are encrypted with the key of the person,
 * which an erasure destroys while the rest of the stream is kept (decision 061).
 */
export const accessCodec: StreamCodec<AccessState, AccessEventRecord> = {
  streamPrefix: ACCESS_STREAM_PREFIX,
  getStream: accessStream,
  decode: (type, data, schemaVersion, metadata) => {
    if (!metadata) throw new UndecodableEventError(`${type} has no metadata`);
    const { actor, occurredAt: at } = metadata;
    return { ...decodeAccessEvent(type, data, schemaVersion), actor, at };
  },
  ignoredTypes: new Set<string>(['AccessExplained' satisfies AccessEventType]),
  snapshotVersion: 0,
  restore: () => undefined,
};
