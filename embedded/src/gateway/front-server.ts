import { createServer, type RequestListener, type Server } from 'node:http';
import { limitConnections, type MostConnections } from './connections.js';
import { handleClientErrors } from './client-errors.js';

/** How long (ms) the gateway waits for whoever asks; the services behind wait a little longer. */
export interface Patience {
  /** For the head of a request. */
  readonly head: number;
  /** For all of a request: the largest, a chunk of 1 MiB, needs 26 s at 40 kB a second. */
  readonly request: number;
  /** For somebody to read on in an answer. */
  readonly reader: number;
  /** How often it is looked for requests that are late. */
  readonly looking: number;
}

const PATIENCE: Patience = { head: 10_000, request: 30_000, reader: 60_000, looking: 2_000 };
/** Shorter than that of the services behind. */
const KEEP_ALIVE = 65_000;
/** The head of a request, its address included (bytes). */
const LARGEST_HEAD = 16 * 1_024;

/** The server that the world reaches: whoever is slow, too much at once or makes no sense costs it little. */
export function frontServer(app: RequestListener, connections: MostConnections, patience = PATIENCE): Server {
  const answer = droppingUnreadAnswers(app, patience.reader);
  const server = createServer(
    {
      keepAliveTimeout: KEEP_ALIVE,
      headersTimeout: patience.head,
      requestTimeout: patience.request,
      connectionsCheckingInterval: patience.looking,
      maxHeaderSize: LARGEST_HEAD,
      // The app says so itself, in its own words.
      requireHostHeader: false,
    },
    answer,
  ).on('checkExpectation', answer);
  // All of them are handed on, for the app to count: Node would leave those beyond a limit away without a word.
  server.maxHeadersCount = 0;
  handleClientErrors(server);
  limitConnections(server, connections);
  return server;
}

/** An answer that waits to be read, and is not for so long (ms), is dropped with its connection. */
const droppingUnreadAnswers =
  (app: RequestListener, patience: number): RequestListener =>
  (request, response) => {
    response.setTimeout(patience, () => {
      if (response.writableLength > 0) response.destroy();
    });
    app(request, response);
  };
