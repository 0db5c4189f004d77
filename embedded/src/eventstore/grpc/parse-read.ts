import { streams } from '../generated.js';
import type { ReadStart, ReadRequest } from '../reading/read-request.js';
import { parseStreamName } from './identifiers.js';
import { createInvalidArgumentError, createUnimplementedError } from './rpc-error.js';

/** EventStoreDB's default for the filter's search window (number of events). */
const DEFAULT_SEARCH_WINDOW = 32;

type Options = streams.ReadReq.Options;

/**
 * Parses a `ReadReq`.
 *
 * @throws RpcError if it is malformed.
 */
export function parseRead(request: streams.ReadReq): ReadRequest {
  const options = request.getOptions();
  if (!options) throw createInvalidArgumentError('The options of the read are missing');
  if (options.getUuidOption()?.hasStructured()) throw createUnimplementedError('Structured ids');
  if (options.getResolveLinks()) throw createUnimplementedError('resolveLinkTos');
  const stream = options.getStream();
  return stream ? parseStreamRead(options, stream) : parseAllRead(options);
}

function parseStreamRead(options: Options, stream: streams.ReadReq.Options.StreamOptions): ReadRequest {
  const name = parseStreamName(stream.getStreamIdentifier());
  const start = parseStart(stream, () => (stream.hasRevision() ? stream.getRevision() : undefined));
  return options.hasSubscription()
    ? { kind: 'subscribe-to-stream', stream: name, after: start }
    : {
        kind: 'read-stream',
        stream: name,
        direction: parseDirection(options),
        from: start,
        limit: parseLimit(options),
      };
}

function parseAllRead(options: Options): ReadRequest {
  const all = options.getAll();
  if (!all) throw createInvalidArgumentError('The read has neither a stream nor $all');
  const start = parseStart(all, () => all.getPosition()?.getCommitPosition());
  const filter = options.getFilter();
  if (!options.hasSubscription()) {
    if (filter) throw createUnimplementedError('A filter of a read');
    return { kind: 'read-all', direction: parseDirection(options), from: start, limit: parseLimit(options) };
  }
  return {
    kind: 'subscribe-to-all',
    after: start,
    prefixes: filter && parsePrefixes(filter),
    checkpointInterval: filter && getCheckpointInterval(filter),
  };
}

function parseStart(
  options: { hasStart(): boolean; hasEnd(): boolean },
  getPosition: () => string | undefined,
): ReadStart {
  const position = getPosition();
  if (position !== undefined) return parseUint64(position);
  if (options.hasStart()) return 'start';
  if (options.hasEnd()) return 'end';
  throw createInvalidArgumentError('The start of the read is missing');
}

function parseDirection(options: Options): 'forwards' | 'backwards' {
  return options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS ? 'backwards' : 'forwards';
}

function parseLimit(options: Options): number {
  return parseUint64(options.getCount());
}

/** Parses a uint64. Values above MAX_SAFE_INTEGER are clamped: this server never reaches them. */
function parseUint64(text: string): number {
  return Math.min(Number(text), Number.MAX_SAFE_INTEGER);
}

function parsePrefixes(filter: streams.ReadReq.Options.FilterOptions): readonly string[] {
  const streamName = filter.getStreamIdentifier();
  if (!streamName) throw createUnimplementedError('A filter by event type');
  if (streamName.getRegex() !== '') throw createUnimplementedError('A filter by a regular expression');
  return streamName.getPrefixList();
}

function getCheckpointInterval(filter: streams.ReadReq.Options.FilterOptions): number {
  const window = filter.hasMax() ? filter.getMax() : DEFAULT_SEARCH_WINDOW;
  return Math.max(1, filter.getCheckpointintervalmultiplier() * window);
}
