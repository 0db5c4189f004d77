import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All that is handed out of IPv6 for the public internet; the rest of the space is no range of its own to ipaddr.js. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Azure serves the credentials of a machine at an address that looks like any other. */
const METADATA = new Set(['168.63.129.16']);

/**
 * Whether an address belongs to the public internet: unicast, global, and no other address in disguise (IPv4 mapped
 * into IPv6, NAT64, 6to4, Teredo). What is no address, or names an interface of this machine, is none.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%') || METADATA.has(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6);
}
