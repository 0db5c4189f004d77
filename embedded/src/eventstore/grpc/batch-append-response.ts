import { codes, googleAny, googleEmpty, shared, statuses, streams } from '../generated.js';
import type { ExpectedRevision } from '../store/append-check.js';
import type { WriteResult } from '../store/event-store.js';
import { MAX_APPEND_BYTES } from './proposed-events.js';

/** The result of one append of a batch call, in the two forms of a `BatchAppendResp`. */
export type BatchResult = streams.BatchAppendResp.Success | statuses.Status;

/** Converts the result of an append for the client. */
export function toBatchResult(result: WriteResult, expectedRevision: ExpectedRevision): BatchResult {
  switch (result.kind) {
    case 'written':
      return createSuccess(result.revision, result.position);
    case 'wrong-revision':
      return createWrongExpectedVersionStatus(expectedRevision, result.currentRevision);
  }
}

/** Creates the status of an append that arrived after its deadline. */
export function createTimeoutStatus(): statuses.Status {
  return createStatus(codes.Code.DEADLINE_EXCEEDED, 'Timeout', new shared.Timeout());
}

/**
 * Creates the status of an append while the disk is full. The client has no such error for appends, but treats a
 * timeout as retryable.
 */
export function createStorageFullStatus(): statuses.Status {
  return createStatus(codes.Code.RESOURCE_EXHAUSTED, 'Timeout', new shared.Timeout(), 'No space left on device');
}

/** Creates the status of an append above the size limit. */
export function createAppendTooBigStatus(): statuses.Status {
  const message = new shared.MaximumAppendSizeExceeded();
  message.setMaxappendsize(MAX_APPEND_BYTES);
  return createStatus(codes.Code.INVALID_ARGUMENT, 'MaximumAppendSizeExceeded', message);
}

/** Creates the status of a malformed append. */
export function createBadRequestStatus(reason: string): statuses.Status {
  const message = new shared.BadRequest();
  message.setMessage(reason);
  return createStatus(codes.Code.INVALID_ARGUMENT, 'BadRequest', message, reason);
}

function createSuccess(revision: number, position: number | undefined): streams.BatchAppendResp.Success {
  const success = new streams.BatchAppendResp.Success();
  if (revision < 0) success.setNoStream(new googleEmpty.Empty());
  else success.setCurrentRevision(String(revision));
  if (position === undefined) {
    success.setNoPosition(new googleEmpty.Empty());
  } else {
    const allStreamPosition = new shared.AllStreamPosition();
    allStreamPosition.setCommitPosition(String(position));
    allStreamPosition.setPreparePosition(String(position));
    success.setPosition(allStreamPosition);
  }
  return success;
}

function createWrongExpectedVersionStatus(
  expectedRevision: ExpectedRevision,
  currentRevision: number,
): statuses.Status {
  const message = new shared.WrongExpectedVersion();
  if (expectedRevision === 'any') message.setExpectedAny(new googleEmpty.Empty());
  else if (expectedRevision === 'no_stream') message.setExpectedNoStream(new googleEmpty.Empty());
  else message.setExpectedStreamPosition(String(expectedRevision));
  if (currentRevision < 0) message.setCurrentNoStream(new googleEmpty.Empty());
  else message.setCurrentStreamRevision(String(currentRevision));
  return createStatus(codes.Code.ALREADY_EXISTS, 'WrongExpectedVersion', message);
}

/** Creates a google.rpc.Status; the client identifies the error by the type of its details. */
function createStatus(
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
