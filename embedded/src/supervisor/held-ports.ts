import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { SettingsError } from './settings.js';

const LOOPBACK = '127.0.0.1';

/**
 * Ports of the loopback interface that belong to this process for as long as it lives, while its parts listen on them.
 *
 * Each port is bound by a connection to ourselves that never listens. The kernel then gives the port to nobody else,
 * neither to a bind of port 0 nor as the source of an outgoing connection, but a part can still bind it by number
 * (every server sets SO_REUSEADDR), again after each restart, too. While no part listens, connections are refused at once.
 */
export class HeldPorts {
  readonly #held: Socket[] = [];

  private constructor(private readonly anchor: Server) {}

  /** Opens the server that the holding connections lead to. */
  static async open(): Promise<HeldPorts> {
    const anchor = createServer((socket) => socket.on('error', () => socket.destroy()).unref());
    anchor.listen(0, LOOPBACK);
    await once(anchor, 'listening');
    anchor.unref();
    return new HeldPorts(anchor);
  }

  /**
   * Holds a port: any that is free, or the given one.
   * @throws {SettingsError} when another process listens on the given port.
   */
  async hold(port = 0): Promise<number> {
    const socket = await this.#bind(port);
    const held = socket.localPort ?? 0;
    // Outside Linux a bound port cannot be bound again: there it is only known to have been free.
    if (await canListen(held)) this.#held.push(socket);
    else socket.destroy();
    return held;
  }

  /** Gives the ports back. */
  close(): void {
    for (const socket of this.#held.splice(0)) socket.destroy();
    this.anchor.close();
  }

  #bind(localPort: number): Promise<Socket> {
    const { port } = this.anchor.address() as AddressInfo;
    return new Promise((resolve, reject) => {
      const socket = connect({ host: LOOPBACK, port, localAddress: LOOPBACK, localPort });
      socket.once('connect', () => resolve(socket.on('error', () => socket.destroy()).unref()));
      socket.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'EADDRINUSE' ? new SettingsError(`PORT ${localPort} is in use`) : error),
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
