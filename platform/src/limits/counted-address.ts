import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * What requests of an address are counted under: an IPv4 address itself, of an IPv6 address the first 64 bits, because
 * whoever has one of those has all that begin so.
 */
export function countedAddress(address: string): string {
  const plain = MAPPED.exec(address)?.[1] ?? address;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const parts = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  // A dotted tail stands for two parts.
  const length = parts.length + last.length + (plain.includes('.') ? 1 : 0);
  const whole = tail === undefined ? parts : [...parts, ...Array<string>(8 - length).fill('0'), ...last];
  return whole
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':');
}
