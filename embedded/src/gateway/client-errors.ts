import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorResponse, rejectConnection } from './error-responses.js';

const MALFORMED: ErrorResponse = { status: 400, code: 'malformed-request', sentence: 'The request is malformed.' };

const ERROR_RESPONSES: Readonly<Record<string, ErrorResponse>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'head-too-large', sentence: 'The request headers are too large.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: 'too-large', sentence: 'The request body is too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'request-timeout',
    sentence: 'The request took too long to arrive. Please try again.',
  },
};

/**
 * Answers what does not become a request, because it is no HTTP, too large or too slow, with an error of ours, and ends
 * its connection. An answer that is due before it is sent first.
 */
export function handleClientErrors(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const inHand = messageInHand(socket);
    if (!socket.writable || inHand?.headersSent === true) {
      socket.destroy();
    } else if (inHand?.req.complete === true) {
      inHand.shouldKeepAlive = false;
      inHand.once('close', () => socket.destroySoon());
    } else {
      rejectConnection(socket, errorResponseOf(error), inHand?.req);
    }
  });
}

const errorResponseOf = ({ code = '' }: NodeJS.ErrnoException): ErrorResponse => ERROR_RESPONSES[code] ?? MALFORMED;

/** The status that what did not become a request is answered with. */
export const clientErrorStatus = (error: NodeJS.ErrnoException): number => errorResponseOf(error).status;

/** Node's own name for the answer that a connection waits for; its default handler reads the same. */
const messageInHand = (socket: Socket): ServerResponse | undefined =>
  (socket as { _httpMessage?: ServerResponse | null })._httpMessage ?? undefined;
