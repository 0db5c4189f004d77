import type { ReadRequest } from './reading/read-request.js';
import type { ExpectedRevision } from './store/append-check.js';
import type { ProposedEvent } from './store/event.js';
import { listMetadataKeys } from './store/stream-metadata.js';

/** The names of everything that this server supports. */
export const SUPPORTED_CALLS = [
  'get-supported-methods',
  'append any',
  'append no_stream',
  'append revision',
  '$maxAge',
  '$maxCount',
  'read-stream forwards',
  'read-stream backwards',
  'read-all forwards',
  'read-all backwards',
  'subscribe-to-stream',
  'subscribe-to-all',
  'filter by prefixes of stream names',
] as const;

export type CallName = (typeof SUPPORTED_CALLS)[number];

/** Called with the names of what a client calls. */
export type OnCall = (names: readonly CallName[]) => void;

/** Names what an append uses. */
export function nameAppend(expectedRevision: ExpectedRevision, events: readonly ProposedEvent[]): readonly CallName[] {
  const name = typeof expectedRevision === 'bigint' ? 'append revision' : (`append ${expectedRevision}` as const);
  return [name, ...events.flatMap(listMetadataKeys)];
}

/** Names what a read or a subscription uses. */
export function nameRead(request: ReadRequest): readonly CallName[] {
  if ('direction' in request) return [`${request.kind} ${request.direction}`];
  return 'prefixes' in request && request.prefixes
    ? [request.kind, 'filter by prefixes of stream names']
    : [request.kind];
}
