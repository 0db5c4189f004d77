/** Names of the headers that the API defines (design.md sections 3 and 4), in lower case. */
export const IDEMPOTENCY_KEY = 'idempotency-key';
export const IF_MATCH = 'if-match';
export const MIN_REVISION = 'x-min-revision';

/** The error code of a read whose minimum revision is no longer in the event log. */
export const REVISION_LOST = 'revision-lost';
export const REQUEST_ID = 'x-request-id';
