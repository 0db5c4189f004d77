import { Agent, type IncomingMessage, request } from 'node:http';
import type { HostileRequest, Token } from './hostile-requests.js';
import { wellFormed } from './hostile-values.js';

export interface Answered {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Values for the placeholders `{own}` and `{other}` and for the tokens. */
export interface Cast {
  readonly own: string;
  readonly other: string;
  readonly tokens: Readonly<Record<Token, string | undefined>>;
}

/** The status of a truncated response. */
export const CUT_OFF = 0;
/** Longer than the longest deadline of the API: two minutes for dictation. */
const DEADLINE = 125_000;
const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** Sends a request unmodified and returns the response. @throws {Error} on timeout. */
export function send(
  origin: string,
  { method, path, token, headers, body }: HostileRequest,
  cast: Cast,
): Promise<Answered> {
  const filled = (text: string) => text.replaceAll('{own}', cast.own).replaceAll('{other}', cast.other);
  const { hostname, port } = new URL(origin);
  const bytes = body === undefined ? undefined : Buffer.from(filled(body));
  const shown = cast.tokens[token];
  return new Promise((resolve, reject) => {
    const fail = ({ message }: Error) => reject(new Error(`${message}: ${method} ${path} ${JSON.stringify(headers)}`));
    const outgoing = request(
      {
        agent,
        hostname,
        port,
        method,
        path: sendable(filled(path)),
        timeout: DEADLINE,
        headers: {
          ...(bytes && { 'content-type': 'application/json', 'content-length': bytes.length }),
          ...(shown !== undefined && { authorization: `Bearer ${shown}` }),
          ...headers,
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('error', () => resolve({ status: CUT_OFF, headers: answer.headers, body: Buffer.concat(chunks) }));
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    outgoing.once('timeout', () => outgoing.destroy(new Error(`request timed out: ${method} ${path}`)));
    outgoing.once('error', fail);
    outgoing.end(bytes);
  });
}

/** Encodes what Node's HTTP client rejects in a path: blanks and non-ASCII characters. */
const sendable = (path: string): string =>
  path.replace(/[^\x21-\x7e]/g, (character) => encodeURIComponent(wellFormed(character)));
