import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
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

/** Stops taking connections, lets the requests in hand finish, and ends the idle connections. */
export async function stopListening(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}
