import { type FeedAddress, type FeedReader, FeedUnreadable } from '../adapter.js';
import { downloaded } from '../../web/download.js';
import { PUBLIC_WEB, type Web } from '../../web/web.js';
import { WebRefused } from '../../web/web-refused.js';
import { acceptOf, charsetOf, type FeedKind, isOfKind } from './feed-kind.js';
import { FEED_LIMITS, type FeedLimits } from './feed-limits.js';
import { fileBytes } from './file-bytes.js';
import { refusalOf } from './refusals.js';

export interface FeedReading {
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
 * instead of `FeedUnreadable`.
 */
export function feedReader({
  now,
  signal,
  folder,
  files,
  web = PUBLIC_WEB,
  limits = FEED_LIMITS,
}: FeedReading): FeedReader {
  const over = AbortSignal.timeout(limits.deadline);
  let requests = 0;

  async function page(url: string, kind: FeedKind): Promise<string> {
    requests += 1;
    if (requests > limits.requests) throw unreadable(url, `it takes more than ${String(limits.requests)} requests`);
    const late = AbortSignal.timeout(limits.requestDeadline);
    const wanted = { accept: acceptOf(kind), bytes: limits.bytes, redirects: limits.redirects, gzip: true };
    try {
      const { bytes, type } = await downloaded(url, wanted, web, AbortSignal.any([signal, over, late]));
      if (!isOfKind(type, kind)) throw unreadable(url, `it is ${shown(type ?? 'of no type')}, not ${NAMES[kind]}`);
      return decoded(bytes, charsetOf(type), url);
    } catch (error) {
      signal.throwIfAborted();
      if (over.aborted) throw unreadable(url, 'the time for the whole feed is up');
      if (late.aborted) throw unreadable(url, 'no whole answer in time');
      if (error instanceof WebRefused) throw unreadable(url, refusalOf(error));
      throw error;
    }
  }

  async function fileText(file: string): Promise<string> {
    if (!files.includes(file)) throw unreadable(file, 'the configuration does not name it');
    const bytes = await fileBytes(folder, file, limits.bytes);
    signal.throwIfAborted();
    return decoded(bytes, 'utf-8', file);
  }

  const text = (from: FeedAddress, kind: FeedKind): Promise<string> =>
    'url' in from ? page(from.url, kind) : fileText(from.file);
  return { now, text };
}

const NAMES: Readonly<Record<FeedKind, string>> = {
  json: 'JSON',
  calendar: 'a calendar',
  any: 'a page, JSON or a calendar',
};

const unreadable = (place: string, why: string): FeedUnreadable => new FeedUnreadable(`${shown(place)}: ${why}`);

/** Makes third-party text safe for logs: short and without control characters. */
const shown = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').slice(0, 300);

/** Decodes bytes without their byte order mark; invalid sequences become U+FFFD. */
function decoded(bytes: Buffer, charset: string, place: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    throw unreadable(place, `it is in a charset that is not known: ${charset}`);
  }
}
