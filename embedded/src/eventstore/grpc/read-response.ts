import { randomUUID } from 'node:crypto';
import { streams } from '../generated.js';
import type { ReadStep } from '../reading/read-step.js';
import { serializeEventResponse } from './event-response.js';
import { toStreamIdentifier } from './identifiers.js';

const CAUGHT_UP = serialize((response) => response.setCaughtUp(new streams.ReadResp.CaughtUp()));

/** A step that sends a response to the client. */
export type ResponseStep = Exclude<ReadStep, { readonly kind: 'wait' | 'pause' }>;

/** Serializes a step as a `ReadResp`. */
export function serializeReadResponse(step: ResponseStep, stream: string): Buffer {
  switch (step.kind) {
    case 'event':
      return serializeEventResponse(step.event);
    case 'caught-up':
      return CAUGHT_UP;
    case 'confirmation':
      return serializeConfirmation();
    case 'checkpoint':
      return serializeCheckpoint(String(step.position));
    case 'stream-not-found':
      return serializeStreamNotFound(stream);
  }
}

function serializeConfirmation(): Buffer {
  const confirmation = new streams.ReadResp.SubscriptionConfirmation();
  confirmation.setSubscriptionId(randomUUID());
  return serialize((response) => response.setConfirmation(confirmation));
}

function serializeCheckpoint(position: string): Buffer {
  const checkpoint = new streams.ReadResp.Checkpoint();
  checkpoint.setCommitPosition(position);
  checkpoint.setPreparePosition(position);
  return serialize((response) => response.setCheckpoint(checkpoint));
}

function serializeStreamNotFound(stream: string): Buffer {
  const notFound = new streams.ReadResp.StreamNotFound();
  notFound.setStreamIdentifier(toStreamIdentifier(stream));
  return serialize((response) => response.setStreamNotFound(notFound));
}

function serialize(fill: (response: streams.ReadResp) => void): Buffer {
  const response = new streams.ReadResp();
  fill(response);
  return Buffer.from(response.serializeBinary());
}
