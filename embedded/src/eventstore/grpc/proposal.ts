import type { Map as ProtoMap } from 'google-protobuf';
import type { shared } from '../generated.js';
import { payloadSize, type ProposedEvent } from '../store/event.js';
import { toBuffer, uuidOf } from './identifiers.js';
import { AppendTooBigError, invalidArgument, missingMetadata } from './rpc-error.js';

/** The most one append may hold, in bytes; the default of EventStoreDB. */
export const MAX_APPEND_BYTES = 1024 * 1024;

interface ProposedMessage {
  getId(): shared.UUID | undefined;
  getMetadataMap(): ProtoMap<string, string>;
  getData_asU8(): Uint8Array;
  getCustomMetadata_asU8(): Uint8Array;
}

/** The events of one append, which may arrive in several parts. */
export class Proposal {
  readonly events: ProposedEvent[] = [];
  private size = 0;

  /** @throws RpcError if the event is malformed, or one too many. */
  add(message: ProposedMessage): void {
    const event = eventOf(message);
    this.size += payloadSize(event);
    if (this.size > MAX_APPEND_BYTES) throw new AppendTooBigError(MAX_APPEND_BYTES);
    this.events.push(event);
  }
}

function eventOf(message: ProposedMessage): ProposedEvent {
  const metadata = message.getMetadataMap();
  const type = metadata.get('type');
  const contentType = metadata.get('content-type');
  if (type === undefined) throw missingMetadata('type');
  if (type === '') throw invalidArgument('The type of an event is empty');
  if (contentType === undefined) throw missingMetadata('content-type');
  return {
    id: uuidOf(message.getId()),
    type,
    isJson: contentType === 'application/json',
    data: toBuffer(message.getData_asU8()),
    metadata: toBuffer(message.getCustomMetadata_asU8()),
  };
}
