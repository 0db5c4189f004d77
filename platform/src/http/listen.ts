import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Express } from 'express';
import type { Logger } from '../logging/logger.js';
import { handleClientErrors } from './client-errors.js';

/** How long (ms) our servers wait for whoever asks. */
export interface Patience {
  /** For the head of a request. */
  readonly head: number;
  /** For all of a request. */
  readonly request: number;
  /** For somebody to read on in an answer. */
  readonly reader: number;
  /** How often it is looked for requests that are late. */
  readonly looking: number;
}

/** A little longer than the gateway's, which answers first. */
const PATIENCE: Patience = { head: 15_000, request: 40_000, reader: 70_000, looking: 5_000 };
/** Keep-alive of our servers outlasts the gateway's, so that it never sends on a connection that is closing. */
const KEEP_ALIVE = 75_000;
/** The head of a request, its address included (bytes). */
const LARGEST_HEAD = 16 * 1_024;

/** Serves an app; says so in the log with `ready: true` and the port, which the supervisor waits for. */
export async function listen(
  app: Express,
  host: string,
  port: number,
  logger: Logger,
  patience = PATIENCE,
): Promise<Server> {
  const options = {
    keepAliveTimeout: KEEP_ALIVE,
    headersTimeout: patience.head,
    requestTimeout: patience.request,
    connectionsCheckingInterval: patience.looking,
    maxHeaderSize: LARGEST_HEAD,
    // The app says so itself, in its own words.
    requireHostHeader: false,
  };
  const answer = droppingUnreadAnswers(app, patience.reader);
  const server = createServer(options, answer).on('checkExpectation', answer);
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
const droppingUnreadAnswers =
  (app: Express, patience: number): RequestListener =>
  (request, response: ServerResponse) => {
    response.setTimeout(patience, () => {
      if (response.writableLength > 0) response.destroy();
    });
    app(request, response);
  };

/** Stops taking connections, lets the requests in hand finish, and ends each connection once its answer is sent. */
export async function stopListening(server: Server): Promise<void> {
  const hangUp = (sent: unknown) => {
    const answer = sent as SentAnswer;
    if (answer.server === server) answer.socket.destroySoon();
  };
  subscribe(ANSWER_SENT, hangUp);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  unsubscribe(ANSWER_SENT, hangUp);
}

/** Node's own word of a sent answer: requests in hand need no list of ours, which would cost every request. */
const ANSWER_SENT = 'http.server.response.finish';

interface SentAnswer {
  readonly server: Server;
  readonly socket: Socket;
}
