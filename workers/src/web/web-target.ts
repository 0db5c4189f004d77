import { WebRefused } from './web-refused.js';

/** Where something is: a host name or address (IPv6 without brackets), the `Host` to ask for, and the path with query. */
export interface WebTarget {
  readonly host: string;
  readonly hostHeader: string;
  readonly path: string;
}

/**
 * Reads an address. Only https on its default port without credentials passes; the host comes out as the URL standard
 * writes it, so that an IPv4 address in decimal, octal, hexadecimal or wide digits is a plain one.
 * @throws {WebRefused} where it is anything else.
 */
export function webTarget(address: string): WebTarget {
  if (!URL.canParse(address)) throw new WebRefused('not-an-address');
  const url = new URL(address);
  if (url.protocol !== 'https:') throw new WebRefused('not-https');
  if (url.port !== '') throw new WebRefused('other-port');
  if (url.username !== '' || url.password !== '') throw new WebRefused('has-credentials');
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    hostHeader: url.hostname,
    path: url.pathname + url.search,
  };
}
