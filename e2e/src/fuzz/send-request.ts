import { Agent, type IncomingMessage, request } from 'node:http';
import type { HostileRequest, Token } from './hostile-requests.js';
import { toWellFormed } from './hostile-values.js';

export interface FuzzResponse {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Values for the placeholders and for the tokens. */
export interface Actors {
  readonly senderUid: string;
  readonly victimUid: string;
  readonly sessionId: string;
  readonly tokens: Readonly<Record<Token, string | undefined>>;
}

/** The status of a truncated response. */
export const TRUNCATED = 0;
/** Longer than the longest timeout of the API: two minutes for dictation. */
const TIMEOUT_MS = 125_000;
const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** Sends a request with its placeholders filled in. @throws {Error} if the connection fails or times out. */
export function sendRequest(
  origin: string,
  { method, path, token, headers, body }: HostileRequest,
  actors: Actors,
): Promise<FuzzResponse> {
  const fillPlaceholders = (text: string) =>
    text
      .replaceAll('{senderUid}', actors.senderUid)
      .replaceAll('{victimUid}', actors.victimUid)
      .replaceAll('{sessionId}', actors.sessionId);
  const { hostname, port } = new URL(origin);
  const bytes = body === undefined ? undefined : Buffer.from(fillPlaceholders(body));
  const bearer = actors.tokens[token];
  return new Promise((resolve, reject) => {
    const fail = ({ message }: Error) => reject(new Error(`${message}: ${method} ${path} ${JSON.stringify(headers)}`));
    const clientRequest = request(
      {
        agent,
        hostname,
        port,
        method,
        path: encodePath(fillPlaceholders(path)),
        timeout: TIMEOUT_MS,
        headers: {
          ...(bytes && { 'content-type': 'application/json', 'content-length': bytes.length }),
          ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
          ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, fillPlaceholders(value)])),
        },
      },
      (response) => {
        // It would not end by itself.
        if (response.headers['content-type']?.startsWith('text/event-stream') === true) {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.alloc(0) });
          response.destroy();
          return;
        }
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', () =>
          resolve({ status: TRUNCATED, headers: response.headers, body: Buffer.concat(chunks) }),
        );
        response.once('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    clientRequest.once('timeout', () => clientRequest.destroy(new Error(`request timed out: ${method} ${path}`)));
    clientRequest.once('error', fail);
    clientRequest.end(bytes);
  });
}

/** Encodes what Node's HTTP client rejects in a path: blanks and non-ASCII characters. */
const encodePath = (path: string): string =>
  path.replace(/[^\x21-\x7e]/g, (character) => encodeURIComponent(toWellFormed(character)));
