import { ImageRefused } from './cv-image.js';

/** Where an image is: a host name or address (IPv6 without brackets), the `Host` to ask for, and the path with query. */
export interface ImageTarget {
  readonly host: string;
  readonly hostHeader: string;
  readonly path: string;
}

/**
 * Reads the address of an image. Only https on its default port without credentials passes; the host comes out as the
 * URL standard writes it, so that an IPv4 address in decimal, octal, hexadecimal or wide digits is a plain one.
 * @throws ImageRefused where it is anything else.
 */
export function imageTarget(address: string): ImageTarget {
  if (!URL.canParse(address)) throw new ImageRefused('not-an-address');
  const url = new URL(address);
  if (url.protocol !== 'https:') throw new ImageRefused('not-https');
  if (url.port !== '') throw new ImageRefused('other-port');
  if (url.username !== '' || url.password !== '') throw new ImageRefused('has-credentials');
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    hostHeader: url.hostname,
    path: url.pathname + url.search,
  };
}
