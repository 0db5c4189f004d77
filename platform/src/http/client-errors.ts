import { randomUUID } from 'node:crypto';
import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorBody, type Rejection, toConnectionRejection } from '@trackrecord/contracts';

/**
 * How long a connection stays open (ms) after an error response, so that a client that is still sending can read it.
 */
const LINGER_MS = 1_000;

/**
 * Responds to input that does not become a request (invalid HTTP, too large, too slow) with a JSON error and closes the
 * connection. A pending response is sent first.
 */
export function handleClientErrors(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const response = getPendingResponse(socket);
    if (!socket.writable || response?.headersSent === true || isUnused(socket)) {
      socket.destroy();
    } else if (response?.req.complete === true) {
      response.shouldKeepAlive = false;
      response.once('close', () => socket.destroySoon());
    } else {
      sendError(socket, toConnectionRejection(error));
    }
  });
}

function sendError(socket: Socket, { status, code, message }: Rejection): void {
  const requestId = randomUUID();
  const body = JSON.stringify({ error: message, message, code, requestId } satisfies ErrorBody);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'Cache-Control: no-store',
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'X-Content-Type-Options: nosniff',
      `X-Request-Id: ${requestId}`,
      '',
      body,
    ].join('\r\n'),
  );
  const timeout = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timeout));
}

/**
 * Whether nothing has arrived on a connection. Clients open some in advance, and would take an error for the response to
 * the first request that they send on them.
 */
const isUnused = (socket: Socket): boolean => socket.bytesRead === 0;

/** Node's internal reference to the pending response of a connection; its default handler reads the same. */
const getPendingResponse = (socket: Socket): ServerResponse | undefined =>
  (socket as { _httpMessage?: ServerResponse | null })._httpMessage ?? undefined;
