import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Express } from 'express';
import type { Logger } from '../logging/logger.js';

/** Keep-alive of our servers outlasts the gateway's, so that it never sends on a connection that is closing. */
const KEEP_ALIVE = 75_000;

/** Serves an app; says so in the log with `ready: true` and the port, which the supervisor waits for. */
export async function listen(app: Express, host: string, port: number, logger: Logger): Promise<Server> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE, headersTimeout: 30_000, requestTimeout: 60_000 }, app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  logger.info({ ready: true, port: (server.address() as AddressInfo).port }, 'listening');
  return server;
}

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
