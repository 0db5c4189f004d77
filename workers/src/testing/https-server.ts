import type { IncomingMessage, RequestListener } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { Web } from '../web/web.js';

/** A received request with its path, headers and SNI server name. */
export interface HttpsRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly serverName: string | false | null | undefined;
}

/** The key and certificate of a server as PEM. */
export interface Credentials {
  readonly key: string;
  readonly certificate: string;
}

const LOOPBACK = '127.0.0.1';

/** An HTTPS server on loopback with a handler per path, which records requests. */
export class HttpsServer {
  readonly requests: HttpsRequest[] = [];
  #connections = 0;

  private constructor(
    private readonly server: Server,
    private readonly certificate: string,
  ) {
    server.on('connection', () => (this.#connections += 1));
    server.on('request', (request: IncomingMessage) => {
      const serverName = request.socket instanceof TLSSocket ? request.socket.servername : undefined;
      this.requests.push({ path: request.url ?? '', headers: request.headers, serverName });
    });
    // Tests close connections during the handshake.
    server.on('tlsClientError', () => undefined);
  }

  /** Starts a server on a free port; unknown paths return 404. */
  static async start(
    handlers: Readonly<Record<string, RequestListener>>,
    { key, certificate }: Credentials,
  ): Promise<HttpsServer> {
    const server = createServer({ key, cert: certificate }, (request, response) => {
      const handler = handlers[request.url ?? ''];
      if (handler) handler(request, response);
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
    return new HttpsServer(server, certificate);
  }

  /** The number of connections, with or without a request. */
  get connectionCount(): number {
    return this.#connections;
  }

  /** A network where every host resolves to this server, the only public address. */
  get web(): Web {
    return {
      resolve: () => Promise.resolve([LOOPBACK]),
      isPublic: (address) => address === LOOPBACK,
      port: (this.server.address() as AddressInfo).port,
      authorities: this.certificate,
    };
  }

  /** Stops the server and closes open connections. */
  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
