import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { download } from '../../web/download.js';
import { FetchFailedError, type FetchFailureReason } from '../../web/fetch-failed-error.js';
import { PUBLIC_WEB, type Web } from '../../web/web.js';
import { type FeedAddress, type FeedReader, FeedUnreadableError } from '../adapter.js';
import { type FeedFormat, getAcceptHeader, matchesFormat, parseCharset } from './feed-format.js';

/** Limits of one fetch: response bytes, redirects and requests; milliseconds per request and in total. */
export const FEED_LIMITS = {
  maxBytes: 20 * 1024 * 1024,
  maxRedirects: 3,
  maxRequests: 50,
  requestTimeoutMs: 30_000,
  timeoutMs: 120_000,
} as const;

/** Limits of a reader; tests use lower ones. */
export type FeedLimits = Readonly<Record<keyof typeof FEED_LIMITS, number>>;

export interface FeedReaderOptions {
  readonly now: Date;
  /** Aborts when the worker stops. */
  readonly signal: AbortSignal;
  /** The folder of the configuration file; feed files are relative to it. */
  readonly folder: string;
  /** The files that the configuration names for this feed; no other is opened. */
  readonly files: readonly string[];
  readonly web?: Web;
  readonly limits?: FeedLimits;
}

/**
 * Creates a reader for one fetch of one feed; its time limit starts now. If the signal aborts, reads throw its reason
 * instead of `FeedUnreadableError`.
 */
export function createFeedReader({
  now,
  signal,
  folder,
  files,
  web = PUBLIC_WEB,
  limits = FEED_LIMITS,
}: FeedReaderOptions): FeedReader {
  const feedTimeout = AbortSignal.timeout(limits.timeoutMs);
  let requestCount = 0;

  async function fetchPage(url: string, format: FeedFormat): Promise<string> {
    requestCount += 1;
    if (requestCount > limits.maxRequests)
      throw createUnreadableError(url, `more than ${String(limits.maxRequests)} requests`);
    const requestTimeout = AbortSignal.timeout(limits.requestTimeoutMs);
    const options = {
      accept: getAcceptHeader(format),
      maxBytes: limits.maxBytes,
      maxRedirects: limits.maxRedirects,
      gzip: true,
    };
    try {
      const { bytes, type } = await download(url, options, web, AbortSignal.any([signal, feedTimeout, requestTimeout]));
      if (!matchesFormat(type, format))
        throw createUnreadableError(url, `it is ${sanitizeForLog(type ?? 'of no type')}, not ${FORMAT_NAMES[format]}`);
      return decode(bytes, parseCharset(type), url);
    } catch (error) {
      signal.throwIfAborted();
      if (feedTimeout.aborted) throw createUnreadableError(url, 'time limit of the feed exceeded');
      if (requestTimeout.aborted) throw createUnreadableError(url, 'request timed out');
      if (error instanceof FetchFailedError) throw createUnreadableError(url, describeFailureReason(error));
      throw error;
    }
  }

  async function readFileText(file: string): Promise<string> {
    if (!files.includes(file)) throw createUnreadableError(file, 'not named in the configuration');
    const bytes = await readRegularFile(folder, file, limits.maxBytes);
    signal.throwIfAborted();
    return decode(bytes, 'utf-8', file);
  }

  const readText = (from: FeedAddress, format: FeedFormat): Promise<string> =>
    'url' in from ? fetchPage(from.url, format) : readFileText(from.file);
  return { now, signal, readText };
}

const FORMAT_NAMES: Readonly<Record<FeedFormat, string>> = {
  json: 'JSON',
  calendar: 'a calendar',
  any: 'a page, JSON or a calendar',
};

const createUnreadableError = (source: string, reason: string): FeedUnreadableError =>
  new FeedUnreadableError(`${sanitizeForLog(source)}: ${reason}`);

/** Makes third-party text safe for logs: short and without control characters. */
const sanitizeForLog = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').slice(0, 300);

/** Decodes bytes without their byte order mark; invalid sequences become U+FFFD. */
function decode(bytes: Buffer, charset: string, source: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    throw createUnreadableError(source, `unknown charset: ${charset}`);
  }
}

/**
 * Reads a file relative to a folder.
 * @throws {FeedUnreadableError} if the file cannot be opened, is not a regular file, or is too large.
 */
async function readRegularFile(folder: string, name: string, maxBytes: number): Promise<Buffer> {
  const createError = (reason: string) => new FeedUnreadableError(`${name}: ${reason}`);
  // Opening a pipe would otherwise block until it has a writer.
  const flags = constants.O_RDONLY | constants.O_NONBLOCK;
  const file = await open(resolve(folder, name), flags).catch((error: unknown) => {
    throw createError(`cannot be opened: ${String(error)}`);
  });
  try {
    const stats = await file.stat();
    if (!stats.isFile()) throw createError('not a regular file');
    if (stats.size > maxBytes) throw createError('too large');
    return await file.readFile();
  } finally {
    await file.close();
  }
}

const FAILURE_REASONS: Readonly<Record<Exclude<FetchFailureReason, 'other-status'>, string>> = {
  'not-a-url': 'it is, or redirects to, an invalid URL',
  'not-https': 'it is, or redirects to, a URL without https',
  'other-port': 'it is, or redirects to, a URL with a port',
  'has-credentials': 'it is, or redirects to, a URL with credentials',
  unresolved: 'its host cannot be resolved',
  'private-address': 'its host, or a redirect, is not on the public internet',
  unreachable: 'no connection, invalid certificate, or truncated response',
  encoded: 'unsupported content encoding',
  'too-large': 'too large',
};

/** Returns why a request was blocked or failed, for operators. */
const describeFailureReason = ({ reason, status }: FetchFailedError): string =>
  reason === 'other-status' ? `response status ${String(status)}` : FAILURE_REASONS[reason];
