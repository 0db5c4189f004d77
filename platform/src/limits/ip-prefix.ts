import { isIPv6 } from 'node:net';

const IPV4_MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Returns the part of an IP address that rate limits count: all of an IPv4 address, the /64 prefix of an IPv6 address,
 * because a client usually controls a whole /64.
 */
export function toIpPrefix(address: string): string {
  const ip = IPV4_MAPPED.exec(address)?.[1] ?? address;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.split('::');
  const leading = head === '' ? [] : head.split(':');
  const trailing = tail === undefined || tail === '' ? [] : tail.split(':');
  // A dotted suffix stands for two groups.
  const length = leading.length + trailing.length + (ip.includes('.') ? 1 : 0);
  const groups = tail === undefined ? leading : [...leading, ...Array<string>(8 - length).fill('0'), ...trailing];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
