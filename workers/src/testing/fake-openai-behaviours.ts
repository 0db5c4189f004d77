import type { ServerResponse } from 'node:http';

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
  /** Closes the connection without a response. */
  | 'hang-up'
  /** Closes the connection in the middle of the body. */
  | 'cut';

export function respond(behaviour: Behaviour, response: ServerResponse): void {
  if (typeof behaviour === 'string') respondWithFailure(behaviour, response);
  else if ('status' in behaviour) respondWithError(behaviour, response);
  else if ('raw' in behaviour) response.writeHead(200, { 'content-type': behaviour.type }).end(behaviour.raw);
  else if ('transcript' in behaviour) send(response, { text: behaviour.transcript });
  else if ('refusal' in behaviour)
    send(response, createCompletion({ content: null, refusal: behaviour.refusal }, 'stop'));
  else if ('truncated' in behaviour) send(response, createCompletion({ content: behaviour.truncated }, 'length'));
  else send(response, createCompletion({ content: toText(behaviour.content) }, 'stop'));
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

function respondWithFailure(behaviour: Extract<Behaviour, string>, response: ServerResponse): void {
  const headers = { 'content-type': 'application/json', 'content-length': '1000' };
  switch (behaviour) {
    case 'filter':
      send(response, createCompletion({ content: '' }, 'content_filter'));
      return;
    case 'hang':
      return;
    case 'stall':
      response.writeHead(200, headers).write('{"choices": [');
      return;
    case 'hang-up':
      response.destroy();
      return;
    case 'cut':
      response.writeHead(200, headers).write('{"choices": [', () => response.destroy());
      return;
  }
}

function send(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const createCompletion = (
  message: { readonly content: string | null; readonly refusal?: string },
  finishReason: string,
) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1_700_000_000,
  model: 'fake',
  choices: [{ index: 0, finish_reason: finishReason, message: { role: 'assistant', refusal: null, ...message } }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});
