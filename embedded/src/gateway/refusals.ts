import { randomUUID } from 'node:crypto';
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** An error that the gateway itself answers: the sentence is for the user, the code for programs. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly sentence: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** 503: a server behind us does not answer. */
export const UNAVAILABLE: Refusal = {
  status: 503,
  code: 'gateway',
  sentence: 'The service is not available right now. Please try again in a moment.',
  headers: { 'retry-after': '2' },
};

/** How long a connection is still read (ms) after its last answer, which a sender who is not done would else not see. */
const LINGER = 1_000;

/** Answers an error in the shape that the services give theirs; an answer that has begun is cut off. */
export function refuse(response: ServerResponse, refusal: Refusal): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { body, headers } = written(refusal);
  response.writeHead(refusal.status, { ...headers, ...refusal.headers }).end(body);
}

/** The same to whoever sent what is no request, and the end of the connection. */
export function refuseConnection(socket: Socket, refusal: Refusal): void {
  const { body, headers } = written(refusal);
  const lines = Object.entries({ ...headers, connection: 'close', 'x-content-type-options': 'nosniff' });
  const head = [`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}`];
  socket.end([...head, ...lines.map(([name, value]) => `${name}: ${value}`), '', body].join('\r\n'));
  const late = setTimeout(() => socket.destroy(), LINGER);
  socket.once('close', () => clearTimeout(late));
}

function written({ code, sentence }: Refusal) {
  const requestId = randomUUID();
  const body = JSON.stringify({ error: sentence, message: sentence, code, requestId });
  return {
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      'x-request-id': requestId,
    },
  };
}
