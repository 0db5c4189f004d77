import type { streams } from '../generated.js';
import type { ExpectedRevision } from '../store/append-check.js';
import { invalidArgument } from './rpc-error.js';

interface NamedExpectation {
  hasAny(): boolean;
  hasNoStream(): boolean;
  hasStreamExists(): boolean;
}

/**
 * The revision that an append, a deletion or a tombstone expects.
 *
 * @throws RpcError if the request does not say.
 */
export function expectedRevisionOf(
  options: NamedExpectation & { hasRevision(): boolean; getRevision(): string },
): ExpectedRevision {
  return options.hasRevision() ? BigInt(options.getRevision()) : namedExpectation(options);
}

/**
 * The revision that an append of a batch call expects.
 *
 * @throws RpcError if the request does not say.
 */
export function expectedRevisionOfBatch(options: streams.BatchAppendReq.Options): ExpectedRevision {
  return options.hasStreamPosition() ? BigInt(options.getStreamPosition()) : namedExpectation(options);
}

function namedExpectation(options: NamedExpectation): ExpectedRevision {
  if (options.hasAny()) return 'any';
  if (options.hasNoStream()) return 'no_stream';
  if (options.hasStreamExists()) return 'stream_exists';
  throw invalidArgument('The expected revision is missing');
}
