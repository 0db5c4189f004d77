/** A message of `text/event-stream` (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
interface ServerSentEvent {
  /** The type; messages without one are the usual ones. */
  readonly event?: string;
  readonly id?: string;
  readonly data: unknown;
}

/** Formats a message with JSON data, which has no line breaks. */
export const formatMessage = ({ event, id, data }: ServerSentEvent): string =>
  [
    ...(event === undefined ? [] : [`event: ${event}\n`]),
    ...(id === undefined ? [] : [`id: ${id}\n`]),
    `data: ${JSON.stringify(data)}\n\n`,
  ].join('');

/** A comment, which keeps the connection open and is no message. */
export const COMMENT = ':\n\n';
