import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy that counts the round trips of its clients. */
export interface CountingProxy {
  readonly port: number;
  /** Number of requests so far; pipelined requests count once. */
  readonly getRoundTrips: () => number;
  readonly close: () => Promise<void>;
}

/** Returns true if the data has (part of) a request or response, not only connection maintenance. */
export type MessageTest = (data: Buffer) => boolean;

/** MongoDB messages, without the driver's monitoring. */
export const hasMongoMessage: MessageTest = (data) => !/\b(hello|ismaster|isMaster)\b/.test(data.toString('latin1'));

/** Redis commands, without the blocking reads of queue events. */
export const hasRedisCommand: MessageTest = (data) => !/\bxread\b/i.test(data.toString('latin1'));

const HTTP2_FRAME_HEADER_BYTES = 9;
const HTTP2_DATA_FRAME = 0;

/**
 * HTTP/2 data frames, without pings, settings and window updates. The header of a frame starts with the length of its
 * payload (3 bytes) and its type (1 byte).
 */
export const hasHttp2Data: MessageTest = (data) => {
  for (
    let offset = 0;
    offset + HTTP2_FRAME_HEADER_BYTES <= data.length;
    offset += HTTP2_FRAME_HEADER_BYTES + data.readUIntBE(offset, 3)
  ) {
    if (data[offset + 3] === HTTP2_DATA_FRAME && data.readUIntBE(offset, 3) > 0) return true;
  }
  return false;
};

/** Starts a proxy on a free loopback port that forwards to another port. */
export async function startCountingProxy(
  targetPort: number,
  hasMessage: MessageTest = () => true,
): Promise<CountingProxy> {
  const sockets = new Set<Socket>();
  let roundTrips = 0;
  const server = createServer((client) => {
    const target = connect(targetPort, '127.0.0.1');
    let isResponsePending = false;
    client.on('data', (data) => {
      if (!isResponsePending && hasMessage(data)) {
        isResponsePending = true;
        roundTrips += 1;
      }
    });
    target.on('data', (data) => {
      if (hasMessage(data)) isResponsePending = false;
    });
    for (const [socket, peer] of [
      [client, target],
      [target, client],
    ] as const) {
      sockets.add(socket.setNoDelay(true));
      socket
        .on('error', () => socket.destroy())
        .on('close', () => {
          sockets.delete(socket);
          peer.destroy();
        });
      socket.pipe(peer);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    getRoundTrips: () => roundTrips,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
