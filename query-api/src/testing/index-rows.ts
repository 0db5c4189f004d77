import { type EventMetadata, toStreamName, type UserStream } from '@trackrecord/contracts';
import { type EventIndexDocument, type RecordedEvent, toIndexDocument } from '@trackrecord/platform';

/** An event of the index by what differs from the default. */
export interface RowFields {
  readonly eventId: string;
  readonly position: number;
  readonly revision?: number;
  readonly stream?: UserStream;
  readonly type?: string;
  readonly metadata?: Partial<EventMetadata>;
}

const COMMAND_ID = '7f9f6a3c-0a52-4e6c-8a0b-3f1f0f4bb111';

/** Creates the row of an event, as the index does. */
export function makeRow({
  eventId,
  position,
  revision = 0,
  stream = { category: 'profile', uid: 'nadia' },
  type = 'SkillAdded',
  metadata = {},
}: RowFields): EventIndexDocument {
  const event: RecordedEvent = {
    id: eventId,
    type,
    stream: toStreamName(stream),
    revision: BigInt(revision),
    data: Buffer.alloc(100),
    metadata: {
      schemaVersion: 1,
      actor: { uid: stream.uid, role: 'user' },
      commandId: COMMAND_ID,
      correlationId: 'task',
      causationId: metadata.commandId ?? COMMAND_ID,
      occurredAt: '2026-11-21T14:32:48.000Z',
      ...metadata,
    },
    createdAt: new Date('2026-11-21T14:32:48.003Z'),
    position: { commit: String(position), prepare: String(position) },
  };
  const row = toIndexDocument(event);
  if (!row) throw new Error('the event is not indexed');
  return row;
}
