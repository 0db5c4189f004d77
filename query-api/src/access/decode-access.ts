import { accessEventData, type AccessEvent, type AccessEventType, eventMetadata } from '@trackrecord/contracts';
import type { AccessEventRecord } from '@trackrecord/domain';
import type { RecordedEvent } from '@trackrecord/platform';

/** An event of an access stream that is not encrypted, with who caused it and when. */
export type UnencryptedAccessEvent = Exclude<AccessEventRecord, { readonly type: 'AccessExplained' }>;

/** Decodes an event of an access stream. Returns undefined for explanations, and for types of newer versions. */
export function decodeAccess({
  type,
  data,
  metadata,
}: Pick<RecordedEvent, 'type' | 'data' | 'metadata'>): UnencryptedAccessEvent | undefined {
  if (!isUnencryptedType(type)) return undefined;
  const parsed = accessEventData[type].safeParse(data);
  if (!parsed.success) return undefined;
  const { actor, occurredAt: at } = eventMetadata.parse(metadata);
  return { ...({ type, data: parsed.data } as AccessEvent), actor, at } as UnencryptedAccessEvent;
}

const isUnencryptedType = (type: string): type is Exclude<AccessEventType, 'AccessExplained'> =>
  Object.hasOwn(accessEventData, type) && type !== 'AccessExplained';
