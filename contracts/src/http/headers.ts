/** Names of the headers our own API defines (design.md sections 3 and 4), in lower case. */
export const IDEMPOTENCY_KEY = 'idempotency-key';
export const IF_MATCH = 'if-match';
export const MIN_REVISION = 'x-min-revision';

/** The error code of a read that asks for a revision which the event log does not have any more. */
export const REVISION_LOST = 'revision-lost';
export const REQUEST_ID = 'x-request-id';
