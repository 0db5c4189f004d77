import type { streams } from '../generated.js';
import type { ExpectedRevision } from '../store/append-check.js';
import { createInvalidArgumentError, createUnimplementedError } from './rpc-error.js';

/**
 * Returns the expected revision of an append.
 *
 * @throws RpcError if it is missing or not supported.
 */
export function parseExpectedRevision(options: streams.BatchAppendReq.Options): ExpectedRevision {
  if (options.hasStreamPosition()) return BigInt(options.getStreamPosition());
  if (options.hasAny()) return 'any';
  if (options.hasNoStream()) return 'no_stream';
  if (options.hasStreamExists()) throw createUnimplementedError('The expected revision STREAM_EXISTS');
  throw createInvalidArgumentError('The expected revision is missing');
}
