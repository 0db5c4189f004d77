import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** A TCP proxy whose connections a test can drop or pause. */
export interface TcpProxy {
  readonly port: number;
  /** Drops all connections; new ones are accepted. */
  readonly dropConnections: () => void;
  /** Drops all current and new connections until it is unblocked. */
  readonly block: () => void;
  readonly unblock: () => void;
  /**
   * Forwards at most this many more bytes of all clients, then holds what they send. Resolves when it holds something.
   */
  readonly pauseAfter: (byteCount: number) => Promise<void>;
  /** Forwards what was held and all that follows. */
  readonly resume: () => void;
  readonly close: () => Promise<void>;
}

/** Listens on a free loopback port and forwards connections to another port. */
export async function startTcpProxy(targetHost: string, targetPort: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let onPaused: (() => void) | undefined;
  const state = { isBlocked: false, bytesLeft: Infinity };
  const heldChunks: (() => void)[] = [];
  /** Forwards or holds what a client sends. */
  const createGate = () =>
    new Transform({
      transform(chunk: Buffer, _encoding, forward) {
        const forwardChunk = () => forward(null, chunk);
        if (chunk.length > state.bytesLeft) {
          state.bytesLeft = 0;
          heldChunks.push(forwardChunk);
          onPaused?.();
          return;
        }
        state.bytesLeft -= chunk.length;
        forwardChunk();
      },
    });
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
    client
      .on('close', () => upstream.destroy())
      .pipe(createGate())
      .pipe(upstream);
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
    pauseAfter: (byteCount) =>
      new Promise((resolve) => {
        onPaused = resolve;
        state.bytesLeft = byteCount;
      }),
    resume: () => {
      state.bytesLeft = Infinity;
      for (const forwardChunk of heldChunks.splice(0)) forwardChunk();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        dropConnections();
      }),
  };
}
