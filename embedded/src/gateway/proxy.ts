import { Agent, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type ErrorResponse, sendError, TIMED_OUT, UNAVAILABLE } from './error-responses.js';
import { applyTimeouts, UpstreamTimeoutError, type UpstreamTimeouts } from './upstream-timeouts.js';

const TIMEOUTS: UpstreamTimeouts = { connectMs: 2_000, responseMs: 10_000, idleMs: 60_000 };

/** A server that requests are forwarded to. */
export interface Upstream {
  readonly url: URL;
  readonly agent: Agent;
  readonly timeouts: UpstreamTimeouts;
}

/**
 * A request occupies its upstream connection while its body arrives. With a limit here, slow clients would block all
 * others; the number of incoming connections is limited instead (connection-limits.ts).
 */
const UNLIMITED = { maxSockets: Infinity };
/**
 * Less than the services keep idle connections open (75 s), so that no request is sent on a connection that a service
 * is closing.
 */
const IDLE_CONNECTION_MS = 60_000;
const TCP_PROBE_DELAY_MS = 10_000;
const keepAliveAgent = new Agent({
  ...UNLIMITED,
  keepAlive: true,
  keepAliveMsecs: TCP_PROBE_DELAY_MS,
  timeout: IDLE_CONNECTION_MS,
});
const singleUseAgent = new Agent({ ...UNLIMITED, keepAlive: false });

/** A service of the product, which keeps idle connections open longer than the gateway does. */
export const createInternalUpstream = (url: URL): Upstream => ({ url, agent: keepAliveAgent, timeouts: TIMEOUTS });

/**
 * Any other server. It may close an idle connection just when it is reused, and a lost request cannot be retried
 * safely, so every request gets a new connection.
 */
export const createExternalUpstream = (url: URL): Upstream => ({ url, agent: singleUseAgent, timeouts: TIMEOUTS });

/** Returns the server with another timeout (ms) for its response headers. */
export const withResponseTimeout = (upstream: Upstream, responseMs: number): Upstream => ({
  ...upstream,
  timeouts: { ...upstream.timeouts, responseMs },
});

/** Headers that are not forwarded: hop-by-hop headers and some more. */
const HOP_BY_HOP = new Set([
  'connection',
  // The gateway has already responded to it.
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  // Reveals the server software.
  'x-powered-by',
]);

/** Headers about the origin of a request, which only the gateway may set. */
const FORWARDING_HEADERS = /^(x-forwarded-.*|forwarded|x-real-ip|x-original-url|x-rewrite-url)$/;

/** Returns the headers to forward: the client's own forwarding headers are dropped. */
export const getForwardedHeaders = (incoming: IncomingMessage): IncomingHttpHeaders => ({
  ...Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !FORWARDING_HEADERS.test(name))),
  // The services limit requests by this address.
  'x-forwarded-for': incoming.socket.remoteAddress,
  'x-forwarded-proto': 'http',
});

export const removeHopByHopHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));

/**
 * Returns headers that frame the body of a forwarded request. Without them, the server could read the body as the next
 * request (request smuggling).
 */
function getBodyFraming({ method, headers }: IncomingMessage): IncomingHttpHeaders {
  if (headers['transfer-encoding'] !== undefined) return { 'transfer-encoding': 'chunked' };
  if (headers['content-length'] !== undefined || method === 'GET' || method === 'HEAD') return {};
  return { 'content-length': '0' };
}

/**
 * Sends a request to an upstream server with the given headers.
 * @throws {UpstreamTimeoutError} if the server does not respond in time; its connection is closed, so that no later
 * request gets the late response
 */
export function requestUpstream(
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
        headers: { ...removeHopByHopHeaders(headers), ...getBodyFraming(incoming) },
      },
      resolve,
    );
    applyTimeouts(incoming, outgoing, upstream.timeouts);
    // Not `once`: the body can still fail after the response has arrived.
    outgoing.on('error', reject);
    incoming.once('aborted', () => outgoing.destroy());
    if (hasBody(incoming)) {
      incoming.pipe(outgoing);
    } else {
      incoming.resume();
      outgoing.end();
    }
  });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Sends an upstream response to the client. */
export type ResponseSender = (
  upstreamResponse: IncomingMessage,
  incoming: IncomingMessage,
  response: ServerResponse,
) => Promise<void> | void;

/**
 * Streams an upstream response to the client unchanged. `stream.pipeline` would cost 5 % of the gateway's CPU for an
 * abort signal and an error per response.
 */
export const sendResponse = (
  upstreamResponse: IncomingMessage,
  _incoming: IncomingMessage,
  response: ServerResponse,
): void => {
  response.writeHead(upstreamResponse.statusCode ?? 502, removeHopByHopHeaders(upstreamResponse.headers));
  // If one side is cut off, the other one is destroyed.
  upstreamResponse.on('error', () => response.destroy());
  response.on('error', () => upstreamResponse.destroy());
  response.once('close', () => {
    if (!upstreamResponse.complete) upstreamResponse.destroy();
  });
  upstreamResponse.pipe(response);
};

/** Forwards a request and sends its response. */
export async function forward(
  upstream: Upstream,
  incoming: IncomingMessage,
  response: ServerResponse,
  send: ResponseSender = sendResponse,
): Promise<void> {
  try {
    const upstreamResponse = await requestUpstream(upstream, incoming, getForwardedHeaders(incoming));
    await send(upstreamResponse, incoming, response);
  } catch (error) {
    sendError(response, toErrorResponse(error));
  }
}

/** Returns the error response for a failed upstream request. */
export const toErrorResponse = (error: unknown): ErrorResponse =>
  error instanceof UpstreamTimeoutError ? TIMED_OUT : UNAVAILABLE;

/** Reads the body of an upstream response as text. */
export async function readText(upstreamResponse: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of upstreamResponse) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
