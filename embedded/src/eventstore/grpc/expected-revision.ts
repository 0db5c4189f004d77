import type { streams } from '../generated.js';
import type { ExpectedRevision } from '../store/append-check.js';
import { createInvalidArgumentError } from './rpc-error.js';

interface NamedExpectation {
  hasAny(): boolean;
  hasNoStream(): boolean;
  hasStreamExists(): boolean;
}

/**
 * Returns the expected revision of an append, a deletion or a tombstone.
 *
 * @throws RpcError if it is missing.
 */
export function parseExpectedRevision(
  options: NamedExpectation & { hasRevision(): boolean; getRevision(): string },
): ExpectedRevision {
  return options.hasRevision() ? BigInt(options.getRevision()) : parseNamedExpectation(options);
}

/**
 * Returns the expected revision of an append of a batch call.
 *
 * @throws RpcError if it is missing.
 */
export function parseBatchExpectedRevision(options: streams.BatchAppendReq.Options): ExpectedRevision {
  return options.hasStreamPosition() ? BigInt(options.getStreamPosition()) : parseNamedExpectation(options);
}

function parseNamedExpectation(options: NamedExpectation): ExpectedRevision {
  if (options.hasAny()) return 'any';
  if (options.hasNoStream()) return 'no_stream';
  if (options.hasStreamExists()) return 'stream_exists';
  throw createInvalidArgumentError('The expected revision is missing');
}
