import type { IncomingMessage, RequestListener } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { Web } from '../web/web.js';

/** One request as it came: its path, its headers and the name the client greeted the server by. */
export interface HttpsRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly serverName: string | false | null | undefined;
}

/** The key of a server and the certificate that vouches for it, as PEM. */
export interface Credentials {
  readonly key: string;
  readonly certificate: string;
}

const LOOPBACK = '127.0.0.1';

/** A real HTTPS server on loopback that answers each path in its own way, and remembers who asked. */
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
    // A client that goes away in the middle is what is tested.
    server.on('tlsClientError', () => undefined);
  }

  /** Starts one on a free port; a path that is not among the answers is a 404. */
  static async start(
    answers: Readonly<Record<string, RequestListener>>,
    { key, certificate }: Credentials,
  ): Promise<HttpsServer> {
    const server = createServer({ key, cert: certificate }, (request, response) => {
      const answer = answers[request.url ?? ''];
      if (answer) answer(request, response);
      else response.writeHead(404).end();
    });
    await new Promise<void>((listening) => server.listen(0, LOOPBACK, listening));
    return new HttpsServer(server, certificate);
  }

  /** How many connections were opened, with or without a request. */
  get connections(): number {
    return this.#connections;
  }

  /** The web in which every host is this server, and it alone is public. */
  get web(): Web {
    return {
      resolve: () => Promise.resolve([LOOPBACK]),
      isPublic: (address) => address === LOOPBACK,
      port: (this.server.address() as AddressInfo).port,
      authorities: this.certificate,
    };
  }

  /** Ends it and what is still connected. */
  async end(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }
}
