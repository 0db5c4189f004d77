import fc from 'fast-check';
import { streams } from '../generated.js';
import type { EventRecord } from '../store/event.js';
import { serializeEventResponse } from './event-response.js';

const uint = fc.oneof(fc.nat(300), fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }));
const bytes = fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array));
const event: fc.Arbitrary<EventRecord> = fc.record({
  id: fc.uuid(),
  stream: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
  type: fc.string({ unit: 'grapheme', minLength: 1 }),
  isJson: fc.boolean(),
  data: bytes,
  metadata: bytes,
  revision: uint,
  position: uint,
  createdAtMs: fc.nat(2 ** 31).map((seconds) => seconds * 1000 + 7),
});

function decode(record: EventRecord): unknown {
  const read = streams.ReadResp.deserializeBinary(serializeEventResponse(record)).getEvent();
  const recordedEvent = read?.getEvent();
  const metadata = recordedEvent?.getMetadataMap();
  return {
    id: recordedEvent?.getId()?.getString(),
    stream: Buffer.from(recordedEvent?.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString('utf8'),
    revision: recordedEvent?.getStreamRevision(),
    positions: [recordedEvent?.getCommitPosition(), recordedEvent?.getPreparePosition(), read?.getCommitPosition()],
    type: metadata?.get('type'),
    contentType: metadata?.get('content-type'),
    created: metadata?.get('created'),
    data: Buffer.from(recordedEvent?.getData_asU8() ?? []),
    metadata: Buffer.from(recordedEvent?.getCustomMetadata_asU8() ?? []),
  };
}

test('the generated deserializer reads every field of an event', () => {
  fc.assert(
    fc.property(event, (record) => {
      const position = String(record.position);
      expect(decode(record)).toEqual({
        id: record.id,
        stream: record.stream,
        revision: String(record.revision),
        positions: [position, position, position],
        type: record.type,
        contentType: record.isJson ? 'application/json' : 'application/octet-stream',
        created: String(BigInt(record.createdAtMs) * 10_000n),
        data: record.data,
        metadata: record.metadata,
      });
    }),
  );
});
