import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { carriesSuccess } from './success-routes.js';

/** An error that the gateway itself answers: the sentence is for the user, the code for programs. */
export interface ErrorResponse {
  readonly status: number;
  readonly code: string;
  readonly sentence: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** 503: a server behind us does not answer. */
export const UNAVAILABLE: ErrorResponse = {
  status: 503,
  code: 'gateway',
  sentence: 'The service is not available right now. Please try again in a moment.',
  headers: { 'retry-after': '2' },
};

/** 503: a server behind us takes too long to answer. */
export const TIMED_OUT: ErrorResponse = { ...UNAVAILABLE, code: 'deadline' };

/** How long a connection is still read (ms) after its last answer, which a sender who is not done would else not see. */
const LINGER = 1_000;

const codes = new WeakMap<ServerResponse, string>();

/** Returns the code of the error that the gateway itself answered, if it did. */
export const refusalCodeOf = (response: ServerResponse): string | undefined => codes.get(response);

/** Answers an error in the shape that the services give theirs; an answer that has begun is cut off. */
export function sendError(response: ServerResponse, refusal: ErrorResponse): void {
  codes.set(response, refusal.code);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const id = response.getHeader('x-request-id');
  const { body, headers } = written(refusal, response.req, typeof id === 'string' ? id : undefined);
  // What was said of a response that is not sent after all.
  for (const name of ['content-encoding', 'etag', 'last-modified']) response.removeHeader(name);
  response.writeHead(refusal.status, { ...headers, ...refusal.headers }).end(body);
}

/** The same to a sender whose request is no HTTP or does not end, where its head was read; the connection ends. */
export function rejectConnection(socket: Socket, refusal: ErrorResponse, request?: IncomingMessage): void {
  const { body, headers } = written(refusal, request);
  const lines = Object.entries({ ...headers, connection: 'close', 'x-content-type-options': 'nosniff' });
  const head = [`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}`];
  socket.end([...head, ...lines.map(([name, value]) => `${name}: ${value}`), '', body].join('\r\n'));
  const late = setTimeout(() => socket.destroy(), LINGER);
  socket.once('close', () => clearTimeout(late));
}

function written({ code, sentence }: ErrorResponse, request?: IncomingMessage, requestId: string = randomUUID()) {
  const isSuccessRoute = request !== undefined && carriesSuccess(request.method ?? '', request.url ?? '');
  const success = isSuccessRoute ? { success: false } : {};
  const body = JSON.stringify({ ...success, error: sentence, message: sentence, code, requestId });
  return {
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      'x-request-id': requestId,
    },
  };
}
