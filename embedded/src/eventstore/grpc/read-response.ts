import { randomUUID } from 'node:crypto';
import { streams } from '../generated.js';
import type { ReadStep } from '../reading/read-step.js';
import { eventResponse } from './event-response.js';
import { streamIdentifier } from './identifiers.js';
import { streamDeleted } from './rpc-error.js';

const CAUGHT_UP = serialized((response) => response.setCaughtUp(new streams.ReadResp.CaughtUp()));

/** What the client is told by a step of a read. */
export type ToldStep = Exclude<ReadStep, { readonly kind: 'wait' | 'rest' }>;

/**
 * Serializes a step as a `ReadResp`.
 *
 * @throws RpcError for a deleted stream, which ends the call.
 */
export function readResponse(step: ToldStep, stream: string): Buffer {
  switch (step.kind) {
    case 'event':
      return eventResponse(step.event);
    case 'caught-up':
      return CAUGHT_UP;
    case 'confirmation':
      return confirmation();
    case 'checkpoint':
      return checkpoint(String(step.position));
    case 'stream-not-found':
      return streamNotFound(stream);
    case 'stream-deleted':
      throw streamDeleted(stream);
  }
}

function confirmation(): Buffer {
  const confirmation = new streams.ReadResp.SubscriptionConfirmation();
  confirmation.setSubscriptionId(randomUUID());
  return serialized((response) => response.setConfirmation(confirmation));
}

function checkpoint(position: string): Buffer {
  const checkpoint = new streams.ReadResp.Checkpoint();
  checkpoint.setCommitPosition(position);
  checkpoint.setPreparePosition(position);
  return serialized((response) => response.setCheckpoint(checkpoint));
}

function streamNotFound(stream: string): Buffer {
  const notFound = new streams.ReadResp.StreamNotFound();
  notFound.setStreamIdentifier(streamIdentifier(stream));
  return serialized((response) => response.setStreamNotFound(notFound));
}

function serialized(fill: (response: streams.ReadResp) => void): Buffer {
  const response = new streams.ReadResp();
  fill(response);
  return Buffer.from(response.serializeBinary());
}
