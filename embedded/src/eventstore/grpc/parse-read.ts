import { UnsupportedRegexError } from '../../regex/syntax.js';
import { streams } from '../generated.js';
import { everyEvent, type EventMatcher, matcherFor } from '../reading/event-filter.js';
import type { Place, ReadRequest } from '../reading/read-request.js';
import { streamNameOf } from './identifiers.js';
import { invalidArgument } from './rpc-error.js';

/** How many events EventStoreDB looks at in one go when the filter does not say. */
const DEFAULT_SEARCH_WINDOW = 32;

type Options = streams.ReadReq.Options;

/**
 * What a `ReadReq` asks for.
 *
 * @throws RpcError if it makes no sense.
 */
export function parseRead(request: streams.ReadReq): ReadRequest {
  const options = request.getOptions();
  if (!options) throw invalidArgument('The options of the read are missing');
  if (options.getUuidOption()?.hasStructured()) throw invalidArgument('Structured ids are not supported, only strings');
  if (options.getResolveLinks()) throw invalidArgument('resolveLinkTos is not supported by this server');
  const stream = options.getStream();
  return stream ? parseStreamRead(options, stream) : parseAllRead(options);
}

function parseStreamRead(options: Options, stream: streams.ReadReq.Options.StreamOptions): ReadRequest {
  const name = streamNameOf(stream.getStreamIdentifier());
  const place = placeOf(stream, () => (stream.hasRevision() ? stream.getRevision() : undefined));
  return options.hasSubscription()
    ? { kind: 'subscribe-to-stream', stream: name, after: place }
    : { kind: 'read-stream', stream: name, direction: directionOf(options), from: place, limit: limitOf(options) };
}

function parseAllRead(options: Options): ReadRequest {
  const all = options.getAll();
  if (!all) throw invalidArgument('A read is of one stream or of all');
  const place = placeOf(all, () => all.getPosition()?.getCommitPosition());
  const filter = options.getFilter();
  const matches = filter ? parseFilter(filter) : everyEvent;
  return options.hasSubscription()
    ? { kind: 'subscribe-to-all', after: place, matches, checkpointEvery: filter && checkpointInterval(filter) }
    : { kind: 'read-all', direction: directionOf(options), from: place, limit: limitOf(options), matches };
}

function placeOf(options: { hasStart(): boolean; hasEnd(): boolean }, exact: () => string | undefined): Place {
  const at = exact();
  if (at !== undefined) return wholeNumber(at);
  if (options.hasStart()) return 'start';
  if (options.hasEnd()) return 'end';
  throw invalidArgument('The start of the read is missing');
}

function directionOf(options: Options): 'forwards' | 'backwards' {
  return options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS ? 'backwards' : 'forwards';
}

function limitOf(options: Options): number {
  return wholeNumber(options.getCount());
}

/** A uint64; beyond what this server ever counts to, its exact value does not matter. */
function wholeNumber(text: string): number {
  return Math.min(Number(text), Number.MAX_SAFE_INTEGER);
}

function parseFilter(filter: streams.ReadReq.Options.FilterOptions): EventMatcher {
  const on = filter.hasStreamIdentifier() ? 'stream' : 'type';
  const expression = filter.getStreamIdentifier() ?? filter.getEventType();
  if (!expression) throw invalidArgument('The filter says neither which streams nor which types');
  try {
    return matcherFor({ on, regex: expression.getRegex(), prefixes: expression.getPrefixList() });
  } catch (error) {
    if (!(error instanceof UnsupportedRegexError)) throw error;
    throw invalidArgument(`Invalid regular expression, or one that this server does not support: ${error.message}`);
  }
}

function checkpointInterval(filter: streams.ReadReq.Options.FilterOptions): number {
  const window = filter.hasMax() ? filter.getMax() : DEFAULT_SEARCH_WINDOW;
  return Math.max(1, filter.getCheckpointintervalmultiplier() * window);
}
