import type { Rejection } from '@trackrecord/contracts';
import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { hasSuccessField } from './endpoints.js';

/** An error response of the gateway itself. */
export interface ErrorResponse extends Rejection {
  readonly headers?: Readonly<Record<string, string>>;
}

/** 503: an upstream server does not respond. */
export const UNAVAILABLE: ErrorResponse = {
  status: 503,
  code: 'gateway',
  message: 'The service is not available right now. Please try again in a moment.',
  headers: { 'retry-after': '2' },
};

/** 503: an upstream server did not respond in time. */
export const TIMED_OUT: ErrorResponse = { ...UNAVAILABLE, code: 'deadline' };

/**
 * How long (ms) to keep reading after a rejection: closing earlier would reset the connection before the client reads
 * it.
 */
const CLOSE_DELAY_MS = 1_000;

const errorCodes = new WeakMap<ServerResponse, string>();

/** Returns the code of the error response that the gateway itself has sent, if any. */
export const getErrorCode = (response: ServerResponse): string | undefined => errorCodes.get(response);

/** Sends an error response in the format of the services; destroys a response that has already started. */
export function sendError(response: ServerResponse, error: ErrorResponse): void {
  errorCodes.set(response, error.code);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const id = response.getHeader('x-request-id');
  const { body, headers } = serialize(error, response.req, typeof id === 'string' ? id : undefined);
  // Headers of the response that is not sent after all.
  for (const name of ['content-encoding', 'etag', 'last-modified']) response.removeHeader(name);
  response.writeHead(error.status, { ...headers, ...error.headers }).end(body);
}

/** Sends an error response to a connection whose request could not be parsed or did not end in time, and closes it. */
export function rejectConnection(socket: Socket, error: ErrorResponse, request?: IncomingMessage): void {
  const { body, headers } = serialize(error, request);
  const lines = Object.entries({ ...headers, connection: 'close', 'x-content-type-options': 'nosniff' });
  const head = [`HTTP/1.1 ${error.status} ${STATUS_CODES[error.status] ?? ''}`];
  socket.end([...head, ...lines.map(([name, value]) => `${name}: ${value}`), '', body].join('\r\n'));
  const timer = setTimeout(() => socket.destroy(), CLOSE_DELAY_MS);
  socket.once('close', () => clearTimeout(timer));
}

function serialize({ code, message }: ErrorResponse, request?: IncomingMessage, requestId: string = randomUUID()) {
  const isSuccessRoute = request !== undefined && hasSuccessField(request.method ?? '', request.url ?? '');
  const success = isSuccessRoute ? { success: false } : {};
  const body = JSON.stringify({ ...success, error: message, message, code, requestId });
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
