import { FetchBlockedError } from './fetch-blocked-error.js';

/** A parsed URL: host name or address (IPv6 without brackets), `Host` header, and path with query. */
export interface WebTarget {
  readonly host: string;
  readonly hostHeader: string;
  readonly path: string;
}

/**
 * Parses a URL. Accepts only https on the default port without credentials. The URL standard normalizes the host, so
 * IPv4 addresses in decimal, octal, hexadecimal or full-width digits become dotted decimal.
 * @throws {FetchBlockedError} for any other URL.
 */
export function parseWebTarget(text: string): WebTarget {
  if (!URL.canParse(text)) throw new FetchBlockedError('not-an-address');
  const url = new URL(text);
  if (url.protocol !== 'https:') throw new FetchBlockedError('not-https');
  if (url.port !== '') throw new FetchBlockedError('other-port');
  if (url.username !== '' || url.password !== '') throw new FetchBlockedError('has-credentials');
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    hostHeader: url.hostname,
    path: url.pathname + url.search,
  };
}
