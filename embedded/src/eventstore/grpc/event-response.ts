import { type EventRecord, isTombstone } from '../store/event.js';
import { bytesField, messageField, textField, uint64Field } from './wire-format.js';

/** Times are in ticks of 100 ns since the epoch. */
const TICKS_PER_MILLISECOND = 10_000n;

/** The revision of a tombstone is 2^63 - 1 to a client: nine bytes of seven bits, all set. */
const TOMBSTONE_REVISION_FIELD = Buffer.from([0x18, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f]);

const JSON_TYPE = metadataEntry('content-type', 'application/json');
const BINARY_TYPE = metadataEntry('content-type', 'application/octet-stream');

/** A serialized `ReadResp` with this event. The numbers are those of the fields in streams.proto and shared.proto. */
export function eventResponse(event: EventRecord): Buffer {
  const recordedEvent = [
    ...messageField(1, textField(2, event.id)),
    ...messageField(2, textField(3, event.stream)),
    isTombstone(event) ? TOMBSTONE_REVISION_FIELD : uint64Field(3, event.revision),
    uint64Field(4, event.position),
    uint64Field(5, event.position),
    ...metadataEntry('type', event.type),
    ...metadataEntry('created', String(BigInt(event.created) * TICKS_PER_MILLISECOND)),
    ...(event.isJson ? JSON_TYPE : BINARY_TYPE),
    ...bytesField(7, event.metadata),
    ...bytesField(8, event.data),
  ];
  const readEvent = [...messageField(1, recordedEvent), uint64Field(3, event.position)];
  return Buffer.concat(messageField(1, readEvent));
}

function metadataEntry(name: string, value: string): Buffer[] {
  return messageField(6, [...textField(1, name), ...textField(2, value)]);
}
