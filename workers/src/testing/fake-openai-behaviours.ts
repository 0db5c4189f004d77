import type { ServerResponse } from 'node:http';
import { createCompletion, createEvents, type ResponseFormat } from './fake-openai-responses.js';

export type ChatFormat = 'json_schema' | 'json_object';

/** How the fake server responds to one request. */
export type Behaviour =
  /** Responds with this content; anything but a string as JSON. */
  | { readonly content: unknown }
  /** Responds with this transcript. */
  | { readonly transcript: string }
  /** The model refuses. */
  | { readonly refusal: string }
  /** The response stops at the token limit after this text. */
  | { readonly truncated: string }
  /** The content filter stops the response. */
  | 'filter'
  /** An error response with `error` or the whole `body`. */
  | {
      readonly status: number;
      readonly retryAfter?: string;
      readonly error?: { readonly message: string; readonly code?: string; readonly param?: string };
      readonly body?: string;
    }
  /** A 200 with this body and type. */
  | { readonly raw: string; readonly type: string }
  /** Never responds. */
  | 'hang'
  /** Sends headers and half a body, then nothing. */
  | 'stall'
  /** Streams half a response, then nothing. */
  | 'stall-stream'
  /** Closes the connection without a response. */
  | 'hang-up'
  /** Closes the connection in the middle of the body. */
  | 'cut'
  /** Closes the connection in the middle of a stream. */
  | 'cut-stream'
  /** Ends a stream in the middle of the response. */
  | 'end-stream';

export function respond(behaviour: Behaviour, response: ServerResponse, format: ResponseFormat): void {
  if (typeof behaviour === 'string') respondWithFailure(behaviour, response, format);
  else if ('status' in behaviour) respondWithError(behaviour, response);
  else if ('raw' in behaviour) response.writeHead(200, { 'content-type': behaviour.type }).end(behaviour.raw);
  else if ('transcript' in behaviour) sendJson(response, { text: behaviour.transcript });
  else if ('refusal' in behaviour) complete(response, { content: null, refusal: behaviour.refusal }, 'stop', format);
  else if ('truncated' in behaviour) complete(response, { content: behaviour.truncated }, 'length', format);
  else complete(response, { content: toText(behaviour.content) }, 'stop', format);
}

const toText = (message: unknown): string => (typeof message === 'string' ? message : JSON.stringify(message));

function respondWithError(
  { status, retryAfter, error, body }: Extract<Behaviour, { status: number }>,
  response: ServerResponse,
): void {
  const headers = { 'content-type': 'application/json', ...(retryAfter ? { 'retry-after': retryAfter } : {}) };
  response
    .writeHead(status, headers)
    .end(body ?? JSON.stringify({ error: { type: 'invalid_request_error', ...error } }));
}

function respondWithFailure(
  behaviour: Extract<Behaviour, string>,
  response: ServerResponse,
  format: ResponseFormat,
): void {
  const headers = { 'content-type': 'application/json', 'content-length': '1000' };
  const [firstEvent = '', secondEvent = ''] = createEvents({ content: '{"text": "Made' }, 'stop', format);
  switch (behaviour) {
    case 'filter':
      complete(response, { content: '' }, 'content_filter', format);
      return;
    case 'hang':
      return;
    case 'stall':
      response.writeHead(200, headers).write('{"choices": [');
      return;
    case 'stall-stream':
      response.writeHead(200, EVENT_STREAM).write(firstEvent + secondEvent);
      return;
    case 'hang-up':
      response.destroy();
      return;
    case 'cut':
      response.writeHead(200, headers).write('{"choices": [', () => response.destroy());
      return;
    case 'cut-stream':
      response.writeHead(200, EVENT_STREAM).write(firstEvent + secondEvent, () => response.destroy());
      return;
    case 'end-stream':
      response.writeHead(200, EVENT_STREAM).end(firstEvent + secondEvent);
      return;
  }
}

const EVENT_STREAM = { 'content-type': 'text/event-stream; charset=utf-8' };

function complete(
  response: ServerResponse,
  message: Parameters<typeof createCompletion>[0],
  finishReason: string,
  format: ResponseFormat,
): void {
  if (format.isStream) {
    response.writeHead(200, EVENT_STREAM).end(createEvents(message, finishReason, format).join(''));
  } else sendJson(response, createCompletion(message, finishReason, format));
}

function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
