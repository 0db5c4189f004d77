import type { ServerResponse } from 'node:http';

/** The response formats of chat completions. */
export type ChatFormat = 'json_schema' | 'json_object';

/** What the fake server does with one request. */
export type Behaviour =
  /** Answers with this message: a text as it is, anything else as JSON. */
  | { readonly say: unknown }
  /** Answers with these heard words. */
  | { readonly heard: string }
  /** The model refuses. */
  | { readonly refuse: string }
  /** The answer stops at the limit of tokens, in the middle of this text. */
  | { readonly cutShort: string }
  /** The content filter stops the answer. */
  | 'filter'
  /** An error, with `error` as the body holds it, or `body` for the whole of it. */
  | {
      readonly status: number;
      readonly retryAfter?: string;
      readonly error?: { readonly message: string; readonly code?: string; readonly param?: string };
      readonly body?: string;
    }
  /** A good status with a body of another kind. */
  | { readonly raw: string; readonly type: string }
  /** Takes the request and never answers. */
  | 'hang'
  /** Sends the head and half a body, then nothing. */
  | 'stall'
  /** Closes the connection without an answer. */
  | 'hang-up'
  /** Closes the connection in the middle of the body. */
  | 'cut';

/** Does it. */
export function act(behaviour: Behaviour, response: ServerResponse): void {
  if (typeof behaviour === 'string') misbehave(behaviour, response);
  else if ('status' in behaviour) fail(behaviour, response);
  else if ('raw' in behaviour) response.writeHead(200, { 'content-type': behaviour.type }).end(behaviour.raw);
  else if ('heard' in behaviour) send(response, { text: behaviour.heard });
  else if ('refuse' in behaviour) send(response, completion({ content: null, refusal: behaviour.refuse }, 'stop'));
  else if ('cutShort' in behaviour) send(response, completion({ content: behaviour.cutShort }, 'length'));
  else send(response, completion({ content: textOf(behaviour.say) }, 'stop'));
}

const textOf = (said: unknown): string => (typeof said === 'string' ? said : JSON.stringify(said));

function fail(
  { status, retryAfter, error, body }: Extract<Behaviour, { status: number }>,
  response: ServerResponse,
): void {
  const headers = { 'content-type': 'application/json', ...(retryAfter ? { 'retry-after': retryAfter } : {}) };
  response
    .writeHead(status, headers)
    .end(body ?? JSON.stringify({ error: { type: 'invalid_request_error', ...error } }));
}

function misbehave(behaviour: Extract<Behaviour, string>, response: ServerResponse): void {
  const half = { 'content-type': 'application/json', 'content-length': '1000' };
  switch (behaviour) {
    case 'filter':
      send(response, completion({ content: '' }, 'content_filter'));
      return;
    case 'hang':
      return;
    case 'stall':
      response.writeHead(200, half).write('{"choices": [');
      return;
    case 'hang-up':
      response.destroy();
      return;
    case 'cut':
      response.writeHead(200, half).write('{"choices": [', () => response.destroy());
      return;
  }
}

function send(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const completion = (message: { readonly content: string | null; readonly refusal?: string }, end: string) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1_700_000_000,
  model: 'fake',
  choices: [{ index: 0, finish_reason: end, message: { role: 'assistant', refusal: null, ...message } }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});
