import { FetchFailedError } from './fetch-failed-error.js';

/** A parsed URL: host name or address (IPv6 without brackets), `Host` header, and path with query. */
export interface WebTarget {
  readonly host: string;
  readonly hostHeader: string;
  readonly path: string;
}

/**
 * Parses a URL. Accepts only https on the default port without credentials. The URL standard normalizes the host, so
 * IPv4 addresses in decimal, octal, hexadecimal or full-width digits become dotted decimal.
 * @throws {FetchFailedError} for any other URL.
 */
export function parseWebTarget(text: string): WebTarget {
  if (!URL.canParse(text)) throw new FetchFailedError('not-a-url');
  const url = new URL(text);
  if (url.protocol !== 'https:') throw new FetchFailedError('not-https');
  if (url.port !== '') throw new FetchFailedError('other-port');
  if (url.username !== '' || url.password !== '') throw new FetchFailedError('has-credentials');
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    hostHeader: url.hostname,
    path: url.pathname + url.search,
  };
}
