import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Express } from 'express';
import type { Logger } from '../logging/logger.js';
import { handleClientErrors } from './client-errors.js';

/** Timeouts of a server in milliseconds. */
export interface ServerTimeouts {
  readonly headersMs: number;
  /** For the whole request. */
  readonly requestMs: number;
  /** For a client that stops reading a response. */
  readonly idleReaderMs: number;
  /** How often late requests are searched for. */
  readonly checkIntervalMs: number;
}

/** Slightly longer than the timeouts of the gateway, so that the gateway responds first. */
const DEFAULT_TIMEOUTS: ServerTimeouts = {
  headersMs: 15_000,
  requestMs: 40_000,
  idleReaderMs: 70_000,
  checkIntervalMs: 5_000,
};
/** Longer than that of the gateway, so that the gateway never sends a request on a closing connection. */
const KEEP_ALIVE_MS = 75_000;
/** Of request line and headers together (bytes). */
const MAX_HEADER_SIZE = 16 * 1_024;

/** Starts a server. Logs `ready: true` and the port, which the supervisor waits for. */
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
    // The app checks the Host header itself, with its own error.
    requireHostHeader: false,
  };
  const handleRequest = dropUnreadResponses(app, timeouts.idleReaderMs);
  const server = createServer(options, handleRequest).on('checkExpectation', handleRequest);
  // The app counts headers itself: Node would silently drop headers beyond its limit.
  server.maxHeadersCount = 0;
  handleClientErrors(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  // At any log level, because the supervisor waits for this line.
  logger.child({}, { level: 'info' }).info({ ready: true, port: (server.address() as AddressInfo).port }, 'listening');
  return server;
}

/** Drops a response, with its connection, that the client has not read for `timeoutMs`. */
const dropUnreadResponses =
  (app: Express, timeoutMs: number): RequestListener =>
  (request, response: ServerResponse) => {
    response.setTimeout(timeoutMs, () => {
      if (response.writableLength > 0) response.destroy();
    });
    app(request, response);
  };

/** Stops accepting connections, waits for pending requests, and closes each connection after its response. */
export async function stopListening(server: Server): Promise<void> {
  const closeConnection = (message: unknown) => {
    const response = message as FinishedResponse;
    if (response.server === server) response.socket.destroySoon();
  };
  subscribe(RESPONSE_FINISHED, closeConnection);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  unsubscribe(RESPONSE_FINISHED, closeConnection);
}

/** Node's diagnostics channel for sent responses: tracking pending requests ourselves would slow down every request. */
const RESPONSE_FINISHED = 'http.server.response.finish';

interface FinishedResponse {
  readonly server: Server;
  readonly socket: Socket;
}
