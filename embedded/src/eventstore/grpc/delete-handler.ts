import type { handleUnaryCall } from '@grpc/grpc-js';
import { streams } from '../generated.js';
import type { ExpectedRevision } from '../store/append-check.js';
import type { EventStore, WriteOutcome } from '../store/event-store.js';
import { expectedRevisionOf } from './expected-revision.js';
import { streamNameOf } from './identifiers.js';
import { invalidArgument, streamDeleted, toRpcError, wrongExpectedVersion } from './rpc-error.js';

/** Streams.Delete: a soft deletion, which the next append undoes. */
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

/** Streams.Tombstone: a deletion for good. */
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
  write: (stream: string, expected: ExpectedRevision) => Promise<WriteOutcome>,
): Promise<string> {
  if (!options) throw invalidArgument('The options are missing');
  const stream = streamNameOf(options.getStreamIdentifier());
  const expected = expectedRevisionOf(options);
  const outcome = await write(stream, expected);
  switch (outcome.kind) {
    case 'deleted':
      throw streamDeleted(stream);
    case 'wrong-revision':
      throw wrongExpectedVersion(stream, expected, outcome.current);
    case 'written':
      return String(outcome.position);
  }
}
