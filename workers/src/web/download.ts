import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { safeFetch } from './safe-fetch.js';
import type { FetchOptions } from './fetch-options.js';
import { FetchFailedError } from './fetch-failed-error.js';
import { parseWebTarget } from './web-target.js';
import type { Web } from './web.js';

/** A response body and its `Content-Type`. */
export interface Download {
  readonly bytes: Buffer;
  readonly type: string | undefined;
}

const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);

/**
 * Downloads a URL over https from public addresses only. Neither the URL nor the server is trusted.
 * @throws {FetchFailedError} with the reason. An abort is `unresolved` during the lookup of the name and `unreachable`
 * during the request.
 */
export async function download(url: string, options: FetchOptions, web: Web, signal: AbortSignal): Promise<Download> {
  const result = await safeFetch(
    parseWebTarget(url),
    options,
    web,
    signal,
    async (response): Promise<Download | URL> => {
      const target = options.maxRedirects > 0 ? getRedirectTarget(response, url) : undefined;
      if (target) return target;
      if (response.statusCode !== 200) throw new FetchFailedError('other-status', response.statusCode);
      return { bytes: await readBody(response, options), type: response.headers['content-type'] };
    },
  );
  if (!(result instanceof URL)) return result;
  return download(result.href, { ...options, maxRedirects: options.maxRedirects - 1 }, web, signal);
}

/** Returns the target of a redirect; undefined for other responses. */
function getRedirectTarget({ statusCode = 0, headers }: IncomingMessage, base: string): URL | undefined {
  const { location } = headers;
  if (!REDIRECT_STATUSES.has(statusCode) || location === undefined) return undefined;
  if (!URL.canParse(location, base)) throw new FetchFailedError('not-a-url');
  return new URL(location, base);
}

/**
 * Reads a response body and decompresses it if it is gzipped as requested.
 * @throws {FetchFailedError} for other encodings and for more than `maxBytes`, compressed or decompressed.
 */
async function readBody(response: IncomingMessage, options: FetchOptions): Promise<Buffer> {
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (encoding === 'identity') return await concatChunks(limitBytes(options.maxBytes, response));
  if (encoding !== 'gzip' || !options.gzip) throw new FetchFailedError('encoded');
  // `pipeline` passes errors of the source on to the gunzip stream, so its callback has nothing to do.
  const decompressed: Readable = pipeline(limitBytes(options.maxBytes, response), createGunzip(), () => undefined);
  return await concatChunks(limitBytes(options.maxBytes, decompressed));
}

async function* limitBytes(maxBytes: number, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > maxBytes) throw new FetchFailedError('too-large');
    yield chunk;
  }
}

async function concatChunks(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const receivedChunks: Buffer[] = [];
  for await (const chunk of chunks) receivedChunks.push(chunk);
  return Buffer.concat(receivedChunks);
}
