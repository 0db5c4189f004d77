import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Express } from 'express';
import type { Logger } from '../logging/logger.js';
import { handleClientErrors } from './client-errors.js';

/** How long (ms) our servers wait for whoever asks. */
export interface ServerTimeouts {
  /** For the head of a request. */
  readonly headersMs: number;
  /** For all of a request. */
  readonly requestMs: number;
  /** For somebody to read on in an answer. */
  readonly idleReaderMs: number;
  /** How often it is looked for requests that are late. */
  readonly checkIntervalMs: number;
}

/** A little longer than the gateway's, which answers first. */
const DEFAULT_TIMEOUTS: ServerTimeouts = {
  headersMs: 15_000,
  requestMs: 40_000,
  idleReaderMs: 70_000,
  checkIntervalMs: 5_000,
};
/** Keep-alive of our servers outlasts the gateway's, so that it never sends on a connection that is closing. */
const KEEP_ALIVE_MS = 75_000;
/** The head of a request, its address included (bytes). */
const MAX_HEADER_SIZE = 16 * 1_024;

/** Serves an app; says so in the log with `ready: true` and the port, which the supervisor waits for. */
export async function listen(
  app: Express,
  host: string,
  port: number,
  logger: Logger,
  timeouts = DEFAULT_TIMEOUTS,
): Promise<Server> {
  const options = {
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: timeouts.headersMs,
    requestTimeout: timeouts.requestMs,
    connectionsCheckingInterval: timeouts.checkIntervalMs,
    maxHeaderSize: MAX_HEADER_SIZE,
    // The app says so itself, in its own words.
    requireHostHeader: false,
  };
  const handleRequest = dropUnreadResponses(app, timeouts.idleReaderMs);
  const server = createServer(options, handleRequest).on('checkExpectation', handleRequest);
  // All of them are handed on, for the app to count: Node would leave those beyond a limit away without a word.
  server.maxHeadersCount = 0;
  handleClientErrors(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  // Whatever the log level: the supervisor waits for this line.
  logger.child({}, { level: 'info' }).info({ ready: true, port: (server.address() as AddressInfo).port }, 'listening');
  return server;
}

/** An answer that waits to be read, and is not for so long (ms), is dropped with its connection. */
const dropUnreadResponses =
  (app: Express, timeoutMs: number): RequestListener =>
  (request, response: ServerResponse) => {
    response.setTimeout(timeoutMs, () => {
      if (response.writableLength > 0) response.destroy();
    });
    app(request, response);
  };

/** Stops taking connections, lets the requests in hand finish, and ends each connection once its answer is sent. */
export async function stopListening(server: Server): Promise<void> {
  const closeConnection = (message: unknown) => {
    const response = message as FinishedResponse;
    if (response.server === server) response.socket.destroySoon();
  };
  subscribe(RESPONSE_FINISHED, closeConnection);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  unsubscribe(RESPONSE_FINISHED, closeConnection);
}

/** Node's own word of a sent answer: requests in hand need no list of ours, which would cost every request. */
const RESPONSE_FINISHED = 'http.server.response.finish';

interface FinishedResponse {
  readonly server: Server;
  readonly socket: Socket;
}
