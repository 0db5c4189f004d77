import { connect } from 'node:net';
import { encode } from '../mongodb/bson/encode.js';
import { int, replyDoc, text } from '../mongodb/bson/value.js';

/** A request to a process on a loopback port that its event loop answers without any store. */
export interface Probe {
  readonly port: number;
  readonly request: string | Uint8Array;
  /** How the answer of a ready process begins. */
  readonly readyAnswer: string;
}

/** Probes an HTTP server. */
export const createHttpProbe = (port: number, path: string): Probe => ({
  port,
  request: `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`,
  readyAnswer: 'HTTP/1.1 200',
});

export const createRedisProbe = (port: number): Probe => ({ port, request: 'PING\r\n', readyAnswer: '+PONG' });

/** Probes a gRPC server, which sends its HTTP/2 settings to every new connection. */
export const createGrpcProbe = (port: number): Probe => ({ port, request: '', readyAnswer: '' });

export const createMongodbProbe = (port: number): Probe => ({ port, request: MONGODB_PING, readyAnswer: '' });

const MONGODB_PING = createMongodbPing();

/** The command `ping` as an OP_MSG: the header of 16 bytes, flags, the kind of the section (0), the document. */
function createMongodbPing(): Buffer {
  const opMsg = 2013;
  const message = Buffer.concat([Buffer.alloc(21), encode(replyDoc({ ping: int(1), $db: text('admin') }))]);
  message.writeInt32LE(message.length, 0);
  message.writeInt32LE(opMsg, 12);
  return message;
}

/**
 * Sends a probe on a new connection. Returns the first bytes of the answer, or undefined if there is none: the port is
 * closed, the connection was reset, or nothing arrived within `timeoutMs`.
 */
export function sendProbe({ port, request }: Probe, timeoutMs: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const connection = connect({ port, host: '127.0.0.1' });
    const finish = (answer?: string) => {
      clearTimeout(timer);
      connection.destroy();
      resolve(answer);
    };
    const timer = setTimeout(finish, timeoutMs);
    connection.once('connect', () => connection.write(request));
    connection.once('data', (data) => finish(data.toString('latin1')));
    connection.once('error', () => finish());
    connection.once('close', () => finish());
  });
}

/** Returns true if the process answers that it is ready. */
export async function isReady(probe: Probe, timeoutMs: number): Promise<boolean> {
  const answer = await sendProbe(probe, timeoutMs);
  return answer?.startsWith(probe.readyAnswer) === true;
}
