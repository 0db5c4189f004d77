import { createServer, type RequestListener, type Server } from 'node:http';
import { limitConnections, type ConnectionLimits } from './connection-limits.js';
import { handleClientErrors } from './client-errors.js';

/** How long (ms) the gateway waits for clients; the services behind it wait slightly longer. */
export interface ClientTimeouts {
  /** For the headers of a request. */
  readonly headersMs: number;
  /** For the whole request: the largest, a chunk of 1 MiB, takes 26 s at 40 kB/s. */
  readonly requestMs: number;
  /** For a client that stops reading a response. */
  readonly readMs: number;
  /** The interval of checks for late requests. */
  readonly checkIntervalMs: number;
}

const DEFAULT_TIMEOUTS: ClientTimeouts = {
  headersMs: 10_000,
  requestMs: 30_000,
  readMs: 60_000,
  checkIntervalMs: 2_000,
};
/** How long the gateway keeps an idle connection of a client open; deploy/nginx.conf.template has the same. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
/** Request line and headers. */
const MAX_HEADER_BYTES = 16 * 1_024;

/** Creates the public server, with limits for slow clients, connections and malformed requests. */
export function createFrontServer(
  app: RequestListener,
  connections: ConnectionLimits,
  timeouts = DEFAULT_TIMEOUTS,
): Server {
  const listener = dropUnreadResponses(app, timeouts.readMs);
  const server = createServer(
    {
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      headersTimeout: timeouts.headersMs,
      requestTimeout: timeouts.requestMs,
      connectionsCheckingInterval: timeouts.checkIntervalMs,
      maxHeaderSize: MAX_HEADER_BYTES,
      // The app rejects requests without a Host header with its own error response.
      requireHostHeader: false,
    },
    listener,
  );
  // The app rejects unknown Expect headers with its own error response; without this listener, Node would.
  server.on('checkExpectation', listener);
  // The app limits the number of headers: Node would silently drop those above its limit.
  server.maxHeadersCount = 0;
  handleClientErrors(server);
  limitConnections(server, connections);
  return server;
}

/** Destroys responses, with their connections, that the client has not read for `timeoutMs`. */
const dropUnreadResponses =
  (app: RequestListener, timeoutMs: number): RequestListener =>
  (request, response) => {
    response.setTimeout(timeoutMs, () => {
      if (response.writableLength > 0) response.destroy();
    });
    app(request, response);
  };
