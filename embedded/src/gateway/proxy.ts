import { Agent, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

/** Longer than any deadline of the services behind, so that they answer first. */
const DEADLINE = 150_000;

/** A server that requests are passed on to. */
export interface Upstream {
  readonly url: URL;
  readonly agent: Agent;
}

const keeping = new Agent({ keepAlive: true, keepAliveMsecs: 10_000, maxSockets: 256, timeout: 60_000 });
const closing = new Agent({ keepAlive: false, maxSockets: 256 });

/** A server of ours, which keeps idle connections longer than we do. */
export const ourServer = (url: URL): Upstream => ({ url, agent: keeping });

/**
 * Anybody else's server. It may end an idle connection in the moment we use it again, and a request that is lost so
 * cannot be repeated where it may have been answered: each gets a connection of its own.
 */
export const otherServer = (url: URL): Upstream => ({ url, agent: closing });

const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

const endToEnd = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));

/** Asks an upstream server the same request, with these headers in place of its own. */
export function ask(
  upstream: Upstream,
  incoming: IncomingMessage,
  headers: IncomingHttpHeaders,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        agent: upstream.agent,
        hostname: upstream.url.hostname,
        port: upstream.url.port,
        method: incoming.method,
        path: incoming.url,
        headers: endToEnd(headers),
        timeout: DEADLINE,
      },
      resolve,
    );
    outgoing.once('timeout', () => outgoing.destroy(new Error('no answer in time')));
    outgoing.once('error', reject);
    incoming.once('aborted', () => outgoing.destroy());
    incoming.pipe(outgoing);
  });
}

/** Passes a request on and its answer back, as a stream. */
export async function forward(upstream: Upstream, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = { ...incoming.headers, 'x-forwarded-host': incoming.headers.host, 'x-forwarded-proto': 'http' };
  try {
    const answer = await ask(upstream, incoming, headers);
    response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
    pipeline(answer, response, () => undefined);
  } catch {
    badGateway(response);
  }
}

/** Reads the whole body of an upstream answer as text. */
export async function readText(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** 502 in the shape of our own errors. */
export function badGateway(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const sentence = 'The service is not available right now. Please try again in a moment.';
  response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '2' });
  response.end(JSON.stringify({ error: sentence, message: sentence, code: 'gateway', requestId: '' }));
}
