import { Agent, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type ErrorResponse, sendError, TIMED_OUT, UNAVAILABLE } from './error-responses.js';
import { applyTimeouts, UpstreamTimeout, type UpstreamTimeouts } from './upstream-timeouts.js';

const TIMEOUTS: UpstreamTimeouts = { connectMs: 2_000, answerMs: 10_000, idleMs: 60_000 };

/** A server that requests are passed on to. */
export interface Upstream {
  readonly url: URL;
  readonly agent: Agent;
  readonly timeouts: UpstreamTimeouts;
}

/**
 * A request holds its connection for as long as its body trickles in: were these counted, whoever sends slowly would
 * make everybody else wait. How many there may be is decided where connections come in.
 */
const ANY_NUMBER = { maxSockets: Infinity };
const keeping = new Agent({ ...ANY_NUMBER, keepAlive: true, keepAliveMsecs: 10_000, timeout: 60_000 });
const closing = new Agent({ ...ANY_NUMBER, keepAlive: false });

/** A server of ours, which keeps idle connections longer than we do. */
export const internalUpstream = (url: URL): Upstream => ({ url, agent: keeping, timeouts: TIMEOUTS });

/**
 * Anybody else's server. It may end an idle connection in the moment we use it again, and a request that is lost so
 * cannot be repeated where it may have been answered: each gets a connection of its own.
 */
export const externalUpstream = (url: URL): Upstream => ({ url, agent: closing, timeouts: TIMEOUTS });

/** The same server with another time (ms) until the head of its response must be there. */
export const withAnswerTimeout = (upstream: Upstream, answerMs: number): Upstream => ({
  ...upstream,
  timeouts: { ...upstream.timeouts, answerMs },
});

/** What is between two servers and goes no further. */
const HOP_BY_HOP = new Set([
  'connection',
  // Who sent it was told to go on by us already.
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  // What a server is made of helps nobody but who looks for its faults.
  'x-powered-by',
]);

/** What only the front may say about where a request came from and went to. */
const FRONT_ONLY = /^(x-forwarded-.*|forwarded|x-real-ip|x-original-url|x-rewrite-url)$/;

/** Headers of a request as they are passed on: what a client says about its own way here is left out. */
export const forwardedHeaders = (incoming: IncomingMessage): IncomingHttpHeaders => ({
  ...Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !FRONT_ONLY.test(name))),
  // Requests are counted by this.
  'x-forwarded-for': incoming.socket.remoteAddress,
  'x-forwarded-proto': 'http',
});

/** Headers without those that concern one connection only. */
export const endToEndHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));

/**
 * How the body of a request ends, which is said anew: what Node would leave unsaid, the server behind could take for the
 * next request.
 */
function framing({ method, headers }: IncomingMessage): IncomingHttpHeaders {
  if (headers['transfer-encoding'] !== undefined) return { 'transfer-encoding': 'chunked' };
  if (headers['content-length'] !== undefined || method === 'GET' || method === 'HEAD') return {};
  return { 'content-length': '0' };
}

/**
 * Asks an upstream server the same request, with these headers in place of its own.
 * @throws {UpstreamTimeout} when the server does not answer in time; its connection is closed, so that no later request
 * gets the late response
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
        headers: { ...endToEndHeaders(headers), ...framing(incoming) },
      },
      resolve,
    );
    applyTimeouts(incoming, outgoing, upstream.timeouts);
    // However often: a body that nobody takes any more fails after its answer has come.
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

/** Passes an answer back to whoever sent a request. */
export type ResponseSender = (
  answer: IncomingMessage,
  incoming: IncomingMessage,
  response: ServerResponse,
) => Promise<void> | void;

/**
 * Passes an answer back as it is, as a stream. Not by `pipeline`, which makes an abort signal and an error for each: that
 * took a twentieth of the gateway's CPU.
 */
export const sendResponse = (answer: IncomingMessage, _incoming: IncomingMessage, response: ServerResponse): void => {
  response.writeHead(answer.statusCode ?? 502, endToEndHeaders(answer.headers));
  // An answer that is cut off cuts off ours; nobody needs the rest of one whose reader is gone.
  answer.on('error', () => response.destroy());
  response.on('error', () => answer.destroy());
  response.once('close', () => {
    if (!answer.complete) answer.destroy();
  });
  answer.pipe(response);
};

/** Passes a request on and its answer back. */
export async function forward(
  upstream: Upstream,
  incoming: IncomingMessage,
  response: ServerResponse,
  send: ResponseSender = sendResponse,
): Promise<void> {
  try {
    const answer = await requestUpstream(upstream, incoming, forwardedHeaders(incoming));
    await send(answer, incoming, response);
  } catch (error) {
    sendError(response, upstreamError(error));
  }
}

/** What a client is told when a server behind the gateway fails. */
export const upstreamError = (error: unknown): ErrorResponse =>
  error instanceof UpstreamTimeout ? TIMED_OUT : UNAVAILABLE;

/** Reads the whole body of an upstream answer as text. */
export async function readText(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
