import type { handleUnaryCall } from '@grpc/grpc-js';
import { streams } from '../generated.js';
import type { ExpectedRevision } from '../store/append-check.js';
import type { EventStore, WriteResult } from '../store/event-store.js';
import { parseExpectedRevision } from './expected-revision.js';
import { parseStreamName } from './identifiers.js';
import { invalidArgument, streamDeleted, toRpcError, wrongExpectedVersion } from './rpc-error.js';

/** Handles Streams.Delete: a soft deletion, which the next append undoes. */
export function deleteHandler(store: EventStore): handleUnaryCall<streams.DeleteReq, streams.DeleteResp> {
  return (call, callback) => {
    remove(call.request.getOptions(), (stream, expected) => store.delete(stream, expected))
      .then((position) => {
        const at = new streams.DeleteResp.Position();
        at.setCommitPosition(position);
        at.setPreparePosition(position);
        const response = new streams.DeleteResp();
        response.setPosition(at);
        callback(null, response);
      })
      .catch((error: unknown) => callback(toRpcError(error)));
  };
}

/** Handles Streams.Tombstone: a permanent deletion. */
export function tombstoneHandler(store: EventStore): handleUnaryCall<streams.TombstoneReq, streams.TombstoneResp> {
  return (call, callback) => {
    remove(call.request.getOptions(), (stream, expected) => store.tombstone(stream, expected))
      .then((position) => {
        const at = new streams.TombstoneResp.Position();
        at.setCommitPosition(position);
        at.setPreparePosition(position);
        const response = new streams.TombstoneResp();
        response.setPosition(at);
        callback(null, response);
      })
      .catch((error: unknown) => callback(toRpcError(error)));
  };
}

async function remove(
  options: streams.DeleteReq.Options | streams.TombstoneReq.Options | undefined,
  write: (stream: string, expected: ExpectedRevision) => Promise<WriteResult>,
): Promise<string> {
  if (!options) throw invalidArgument('The options are missing');
  const stream = parseStreamName(options.getStreamIdentifier());
  const expected = parseExpectedRevision(options);
  const result = await write(stream, expected);
  switch (result.kind) {
    case 'deleted':
      throw streamDeleted(stream);
    case 'wrong-revision':
      throw wrongExpectedVersion(stream, expected, result.current);
    case 'written':
      return String(result.position);
  }
}
