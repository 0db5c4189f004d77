import { createServer, type Server } from 'node:http';
import type { EmulatorRoutes } from './emulator-routes.js';

/**
 * Listens on loopback for services that have changed accounts without the gateway: `POST` exports the accounts and
 * responds with 204 once they are on disk.
 */
export function createExportServer(emulator: Pick<EmulatorRoutes, 'exportAccounts'>, port: number): Server {
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, (request, response) => {
    request.resume();
    if (request.method !== 'POST') {
      response.writeHead(405, { allow: 'POST' }).end();
      return;
    }
    emulator.exportAccounts().then(
      () => response.writeHead(204).end(),
      () => response.writeHead(503, { 'retry-after': '2' }).end(),
    );
  });
  return server.listen(port, '127.0.0.1');
}
