import { codes, googleAny, googleEmpty, shared, statuses, streams } from '../generated.js';
import type { ExpectedRevision } from '../store/append-check.js';
import type { WriteResult } from '../store/event-store.js';
import { MAX_APPEND_BYTES } from './proposed-events.js';

/** The result of one append of a batch call, in the two forms of a `BatchAppendResp`. */
export type BatchResult = streams.BatchAppendResp.Success | statuses.Status;

/** Converts the result of an append for the client. */
export function toBatchResult(outcome: WriteResult, expected: ExpectedRevision): BatchResult {
  switch (outcome.kind) {
    case 'written':
      return success(outcome.revision, outcome.position);
    case 'wrong-revision':
      return wrongExpectedVersion(expected, outcome.current);
    case 'deleted':
      return failure(codes.Code.NOT_FOUND, 'StreamDeleted', new shared.StreamDeleted());
  }
}

/** Result of an append that arrived after its deadline. */
export function timeout(): statuses.Status {
  return failure(codes.Code.DEADLINE_EXCEEDED, 'Timeout', new shared.Timeout());
}

/**
 * Result of an append while the disk is full. The client has no such error for appends, but treats a timeout as
 * retryable.
 */
export function storageFull(): statuses.Status {
  return failure(codes.Code.RESOURCE_EXHAUSTED, 'Timeout', new shared.Timeout(), 'No space left on device');
}

/** Result of an append above the size limit. */
export function appendTooBig(): statuses.Status {
  const message = new shared.MaximumAppendSizeExceeded();
  message.setMaxappendsize(MAX_APPEND_BYTES);
  return failure(codes.Code.INVALID_ARGUMENT, 'MaximumAppendSizeExceeded', message);
}

/** Result of a malformed append. */
export function badRequest(reason: string): statuses.Status {
  const message = new shared.BadRequest();
  message.setMessage(reason);
  return failure(codes.Code.INVALID_ARGUMENT, 'BadRequest', message, reason);
}

function success(revision: number, position: number | undefined): streams.BatchAppendResp.Success {
  const success = new streams.BatchAppendResp.Success();
  if (revision < 0) success.setNoStream(new googleEmpty.Empty());
  else success.setCurrentRevision(String(revision));
  if (position === undefined) {
    success.setNoPosition(new googleEmpty.Empty());
  } else {
    const at = new shared.AllStreamPosition();
    at.setCommitPosition(String(position));
    at.setPreparePosition(String(position));
    success.setPosition(at);
  }
  return success;
}

function wrongExpectedVersion(expected: ExpectedRevision, current: number): statuses.Status {
  const message = new shared.WrongExpectedVersion();
  if (expected === 'any') message.setExpectedAny(new googleEmpty.Empty());
  else if (expected === 'no_stream') message.setExpectedNoStream(new googleEmpty.Empty());
  else if (expected === 'stream_exists') message.setExpectedStreamExists(new googleEmpty.Empty());
  else message.setExpectedStreamPosition(String(expected));
  if (current < 0) message.setCurrentNoStream(new googleEmpty.Empty());
  else message.setCurrentStreamRevision(String(current));
  return failure(codes.Code.ALREADY_EXISTS, 'WrongExpectedVersion', message);
}

/** Creates a google.rpc.Status; the client identifies the error by the type of its details. */
function failure(
  code: codes.Code,
  name: string,
  details: { serializeBinary(): Uint8Array },
  message = name,
): statuses.Status {
  const any = new googleAny.Any();
  any.pack(details.serializeBinary(), `event_store.client.${name}`);
  const status = new statuses.Status();
  status.setCode(code);
  status.setMessage(message);
  status.setDetails(any);
  return status;
}
