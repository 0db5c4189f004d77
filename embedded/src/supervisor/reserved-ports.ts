import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { SettingsError } from './settings.js';

const LOOPBACK = '127.0.0.1';

/**
 * Loopback ports that are reserved for the child processes for as long as this process lives.
 *
 * Each port is bound by a client socket that is connected to a server of ours (`anchor`). The kernel then assigns the
 * port to no other socket, neither for a bind of port 0 nor as the source of an outgoing connection, but a child
 * process can still bind it by number (every server sets SO_REUSEADDR), also after a restart. While no process listens,
 * connections are refused at once (README.md).
 */
export class ReservedPorts {
  readonly #sockets: Socket[] = [];

  private constructor(private readonly anchor: Server) {}

  /** Opens the server that the reserving sockets connect to. */
  static async open(): Promise<ReservedPorts> {
    const anchor = createServer((socket) => socket.on('error', () => socket.destroy()).unref());
    anchor.listen(0, LOOPBACK);
    await once(anchor, 'listening');
    anchor.unref();
    return new ReservedPorts(anchor);
  }

  /**
   * Reserves a free port, or the given one, which the environment variable `variable` contains.
   * @throws {SettingsError} if another process listens on the given port.
   */
  async reserve(port = 0, variable = 'PORT'): Promise<number> {
    const socket = await this.#bind(port, variable);
    const reservedPort = socket.localPort ?? 0;
    // Outside Linux, a bound port cannot be bound again: there it is not reserved, only known to have been free.
    if (await canListen(reservedPort)) this.#sockets.push(socket);
    else socket.destroy();
    return reservedPort;
  }

  /** Releases the ports. */
  close(): void {
    for (const socket of this.#sockets.splice(0)) socket.destroy();
    this.anchor.close();
  }

  #bind(localPort: number, variable: string): Promise<Socket> {
    const { port } = this.anchor.address() as AddressInfo;
    return new Promise((resolve, reject) => {
      const socket = connect({ host: LOOPBACK, port, localAddress: LOOPBACK, localPort });
      socket.once('connect', () => resolve(socket.on('error', () => socket.destroy()).unref()));
      socket.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'EADDRINUSE' ? new SettingsError(`${variable} ${localPort} is in use`) : error),
      );
    });
  }
}

const canListen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, LOOPBACK, () => server.close(() => resolve(true)));
  });
