import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy whose connections a test can drop. */
export interface TcpProxy {
  readonly port: number;
  /** Drops all connections; new ones are accepted. */
  readonly dropConnections: () => void;
  /** Drops all current and new connections until it is unblocked. */
  readonly block: () => void;
  readonly unblock: () => void;
  readonly close: () => Promise<void>;
}

/** Listens on a free loopback port and forwards connections to another port. */
export async function startTcpProxy(targetHost: string, targetPort: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const state = { isBlocked: false };
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((client) => {
    if (state.isBlocked) {
      client.on('error', () => client.destroy()).destroy();
      return;
    }
    const upstream = track(connect(targetPort, targetHost));
    track(client);
    client.on('close', () => upstream.destroy()).pipe(upstream);
    upstream.on('close', () => client.destroy()).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const dropConnections = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    dropConnections,
    block: () => {
      state.isBlocked = true;
      dropConnections();
    },
    unblock: () => {
      state.isBlocked = false;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        dropConnections();
      }),
  };
}
