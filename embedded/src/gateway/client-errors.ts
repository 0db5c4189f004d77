import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { toConnectionRejection } from '@trackrecord/contracts';
import { rejectConnection } from './error-responses.js';

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
      rejectConnection(socket, toConnectionRejection(error), pendingResponse?.req);
    }
  });
}

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
