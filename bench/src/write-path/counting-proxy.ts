import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy that counts the round trips of its clients. */
export interface CountingProxy {
  readonly port: number;
  /** Number of requests so far; pipelined requests count once. */
  readonly roundTrips: () => number;
  readonly close: () => Promise<void>;
}

/** Returns true if the data has (part of) a request or response, not only connection maintenance. */
export type MessageTest = (sent: Buffer) => boolean;

/** MongoDB messages, without the driver's monitoring. */
export const hasMongoMessage: MessageTest = (sent) => !/\b(hello|ismaster|isMaster)\b/.test(sent.toString('latin1'));

/** Redis commands, without the blocking reads of queue events. */
export const hasRedisCommand: MessageTest = (sent) => !/\bxread\b/i.test(sent.toString('latin1'));

const HTTP2_FRAME_HEAD = 9;
const HTTP2_DATA = 0;

/** HTTP/2 data frames, without pings, settings and window updates. */
export const hasHttp2Data: MessageTest = (sent) => {
  for (let at = 0; at + HTTP2_FRAME_HEAD <= sent.length; at += HTTP2_FRAME_HEAD + sent.readUIntBE(at, 3)) {
    if (sent[at + 3] === HTTP2_DATA && sent.readUIntBE(at, 3) > 0) return true;
  }
  return false;
};

/** Starts a proxy on a free loopback port that forwards to another port. */
export async function startCountingProxy(target: number, hasMessage: MessageTest = () => true): Promise<CountingProxy> {
  const sockets = new Set<Socket>();
  let roundTrips = 0;
  const server = createServer((client) => {
    const server = connect(target, '127.0.0.1');
    let isWaiting = false;
    client.on('data', (sent) => {
      if (!isWaiting && hasMessage(sent)) {
        isWaiting = true;
        roundTrips += 1;
      }
    });
    server.on('data', (sent) => {
      if (hasMessage(sent)) isWaiting = false;
    });
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(socket.setNoDelay(true));
      socket
        .on('error', () => socket.destroy())
        .on('close', () => {
          sockets.delete(socket);
          other.destroy();
        });
      socket.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    roundTrips: () => roundTrips,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
