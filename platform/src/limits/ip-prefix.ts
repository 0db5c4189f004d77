import { isIPv6 } from 'node:net';

const IPV4_MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * What requests of an address are counted under: an IPv4 address itself, of an IPv6 address the first 64 bits, because
 * whoever has one of those has all that begin so.
 */
export function toIpPrefix(address: string): string {
  const ip = IPV4_MAPPED.exec(address)?.[1] ?? address;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.split('::');
  const leading = head === '' ? [] : head.split(':');
  const trailing = tail === undefined || tail === '' ? [] : tail.split(':');
  // A dotted tail stands for two parts.
  const length = leading.length + trailing.length + (ip.includes('.') ? 1 : 0);
  const groups = tail === undefined ? leading : [...leading, ...Array<string>(8 - length).fill('0'), ...trailing];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
