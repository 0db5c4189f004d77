import type { handleUnaryCall } from '@grpc/grpc-js';
import { streams } from '../generated.js';
import type { ExpectedRevision } from '../store/append-check.js';
import type { EventStore, WriteResult } from '../store/event-store.js';
import { parseExpectedRevision } from './expected-revision.js';
import { parseStreamName } from './identifiers.js';
import {
  createInvalidArgumentError,
  createStreamDeletedError,
  createWrongExpectedVersionError,
  toRpcError,
} from './rpc-error.js';

/** Handles Streams.Delete: a soft deletion, which the next append undoes. */
export function createDeleteHandler(store: EventStore): handleUnaryCall<streams.DeleteReq, streams.DeleteResp> {
  return (call, callback) => {
    runDelete(call.request.getOptions(), (stream, expectedRevision) => store.delete(stream, expectedRevision))
      .then((position) => {
        const responsePosition = new streams.DeleteResp.Position();
        responsePosition.setCommitPosition(position);
        responsePosition.setPreparePosition(position);
        const response = new streams.DeleteResp();
        response.setPosition(responsePosition);
        callback(null, response);
      })
      .catch((error: unknown) => callback(toRpcError(error)));
  };
}

/** Handles Streams.Tombstone: a permanent deletion. */
export function createTombstoneHandler(
  store: EventStore,
): handleUnaryCall<streams.TombstoneReq, streams.TombstoneResp> {
  return (call, callback) => {
    runDelete(call.request.getOptions(), (stream, expectedRevision) => store.tombstone(stream, expectedRevision))
      .then((position) => {
        const responsePosition = new streams.TombstoneResp.Position();
        responsePosition.setCommitPosition(position);
        responsePosition.setPreparePosition(position);
        const response = new streams.TombstoneResp();
        response.setPosition(responsePosition);
        callback(null, response);
      })
      .catch((error: unknown) => callback(toRpcError(error)));
  };
}

async function runDelete(
  options: streams.DeleteReq.Options | streams.TombstoneReq.Options | undefined,
  write: (stream: string, expectedRevision: ExpectedRevision) => Promise<WriteResult>,
): Promise<string> {
  if (!options) throw createInvalidArgumentError('The options are missing');
  const stream = parseStreamName(options.getStreamIdentifier());
  const expectedRevision = parseExpectedRevision(options);
  const result = await write(stream, expectedRevision);
  switch (result.kind) {
    case 'deleted':
      throw createStreamDeletedError(stream);
    case 'wrong-revision':
      throw createWrongExpectedVersionError(stream, expectedRevision, result.currentRevision);
    case 'written':
      return String(result.position);
  }
}
