import { isIPv6 } from 'node:net';

const IPV4_MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The groups of an IPv6 address have 16 bits each, so four are its /64 prefix. */
const GROUP_COUNT = 8;
const PREFIX_GROUP_COUNT = 4;

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
  const givenGroupCount = leading.length + trailing.length + (ip.includes('.') ? 1 : 0);
  const groups =
    tail === undefined ? leading : [...leading, ...Array<string>(GROUP_COUNT - givenGroupCount).fill('0'), ...trailing];
  return groups
    .slice(0, PREFIX_GROUP_COUNT)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
