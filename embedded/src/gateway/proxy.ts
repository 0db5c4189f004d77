import { Agent, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

/** Longer than any deadline of the services behind, so that they answer first. */
const DEADLINE = 150_000;
const agent = new Agent({ keepAlive: true, keepAliveMsecs: 10_000, maxSockets: 256, timeout: 60_000 });

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
export function ask(upstream: URL, incoming: IncomingMessage, headers: IncomingHttpHeaders): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        agent,
        hostname: upstream.hostname,
        port: upstream.port,
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
export async function forward(upstream: URL, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
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
