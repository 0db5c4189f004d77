import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorResponse, rejectConnection } from './error-responses.js';

const MALFORMED_REQUEST: ErrorResponse = {
  status: 400,
  code: 'malformed-request',
  message: 'The request is malformed.',
};

const ERROR_RESPONSES: Readonly<Record<string, ErrorResponse>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'head-too-large', message: 'The request headers are too large.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: 'too-large', message: 'The request body is too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'request-timeout',
    message: 'The request took too long to arrive. Please try again.',
  },
};

/**
 * Responds to malformed, oversized and slow requests, which Node rejects before the app sees them, with an error
 * response and closes the connection. A response to an earlier request on the connection is sent first.
 */
export function handleClientErrors(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const pendingResponse = getPendingResponse(socket);
    if (!socket.writable || pendingResponse?.headersSent === true || isUnused(socket)) {
      socket.destroy();
    } else if (pendingResponse?.req.complete === true) {
      pendingResponse.shouldKeepAlive = false;
      pendingResponse.once('close', () => socket.destroySoon());
    } else {
      rejectConnection(socket, toErrorResponse(error), pendingResponse?.req);
    }
  });
}

const toErrorResponse = ({ code = '' }: NodeJS.ErrnoException): ErrorResponse =>
  ERROR_RESPONSES[code] ?? MALFORMED_REQUEST;

/** Returns the status of the response to a malformed request. */
export const getClientErrorStatus = (error: NodeJS.ErrnoException): number => toErrorResponse(error).status;

/**
 * Whether nothing has arrived on a connection. Clients open some in advance, and would take an error for the response to
 * the first request that they send on them.
 */
const isUnused = (socket: Socket): boolean => socket.bytesRead === 0;

/**
 * The response that the connection waits for: an internal property of Node, which its default handler reads as well.
 */
const getPendingResponse = (socket: Socket): ServerResponse | undefined =>
  (socket as { _httpMessage?: ServerResponse | null })._httpMessage ?? undefined;
