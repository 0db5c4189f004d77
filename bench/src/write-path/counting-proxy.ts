import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy that counts the round trips of its clients. */
export interface CountingProxy {
  readonly port: number;
  /** Requests that were sent so far, where requests sent before the response to the first one count once. */
  readonly roundTrips: () => number;
  readonly close: () => Promise<void>;
}

/** Returns true if what one side sent holds (part of) a request or response, not only upkeep of the connection. */
export type HoldsMessage = (sent: Buffer) => boolean;

/** Requests of the MongoDB driver, without those in which it watches the server. */
export const holdsMongoMessage: HoldsMessage = (sent) => !/\b(hello|ismaster|isMaster)\b/.test(sent.toString('latin1'));

/** Commands of Redis, without the blocking reads that listen to the events of queues. */
export const holdsRedisCommand: HoldsMessage = (sent) => !/\bxread\b/i.test(sent.toString('latin1'));

const HTTP2_FRAME_HEAD = 9;
const HTTP2_DATA = 0;

/** HTTP/2 data, without pings, settings and window updates. */
export const holdsHttp2Data: HoldsMessage = (sent) => {
  for (let at = 0; at + HTTP2_FRAME_HEAD <= sent.length; at += HTTP2_FRAME_HEAD + sent.readUIntBE(at, 3)) {
    if (sent[at + 3] === HTTP2_DATA && sent.readUIntBE(at, 3) > 0) return true;
  }
  return false;
};

/** Listens on a free port of the loopback interface and passes everything on to another port. */
export async function countingProxy(target: number, holdsMessage: HoldsMessage = () => true): Promise<CountingProxy> {
  const open = new Set<Socket>();
  let roundTrips = 0;
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    let isWaiting = false;
    near.on('data', (sent) => {
      if (!isWaiting && holdsMessage(sent)) {
        isWaiting = true;
        roundTrips += 1;
      }
    });
    far.on('data', (sent) => {
      if (holdsMessage(sent)) isWaiting = false;
    });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket.setNoDelay(true));
      socket
        .on('error', () => socket.destroy())
        .on('close', () => {
          open.delete(socket);
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
        for (const socket of open) socket.destroy();
      }),
  };
}
