import type { Map as ProtoMap } from 'google-protobuf';
import type { shared } from '../generated.js';
import { getPayloadSize, type ProposedEvent } from '../store/event.js';
import { hasTruncateBefore } from '../store/stream-metadata.js';
import { toBuffer, parseUuid } from './identifiers.js';
import {
  AppendTooBigError,
  createInvalidArgumentError,
  createMissingMetadataError,
  createUnimplementedError,
} from './rpc-error.js';

/** The maximum size of an append; EventStoreDB's default. */
export const MAX_APPEND_BYTES = 1024 * 1024;

interface ProposedMessage {
  getId(): shared.UUID | undefined;
  getMetadataMap(): ProtoMap<string, string>;
  getData_asU8(): Uint8Array;
  getCustomMetadata_asU8(): Uint8Array;
}

/** Collects the events of one append, which may arrive in several messages. */
export class ProposedEvents {
  readonly events: ProposedEvent[] = [];
  private size = 0;

  /** @throws RpcError if the event is malformed or exceeds the size limit of the append. */
  add(message: ProposedMessage): void {
    const event = parseEvent(message);
    this.size += getPayloadSize(event);
    if (this.size > MAX_APPEND_BYTES) throw new AppendTooBigError(MAX_APPEND_BYTES);
    this.events.push(event);
  }
}

function parseEvent(message: ProposedMessage): ProposedEvent {
  const metadata = message.getMetadataMap();
  const type = metadata.get('type');
  const contentType = metadata.get('content-type');
  if (type === undefined) throw createMissingMetadataError('type');
  if (type === '') throw createInvalidArgumentError('The type of an event is empty');
  if (contentType === undefined) throw createMissingMetadataError('content-type');
  const event = {
    id: parseUuid(message.getId()),
    type,
    isJson: contentType === 'application/json',
    data: toBuffer(message.getData_asU8()),
    metadata: toBuffer(message.getCustomMetadata_asU8()),
  };
  if (hasTruncateBefore(event)) throw createUnimplementedError('$tb in the metadata of a stream');
  return event;
}
