import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The IPv6 space allocated for global unicast; ipaddr.js does not distinguish it from unallocated space. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** The platform service of Azure (WireServer) has an address that looks public. */
const PLATFORM_ADDRESSES = new Set(['168.63.129.16']);

/**
 * Returns true for global unicast addresses that do not embed another address (IPv4-mapped IPv6, NAT64, 6to4, Teredo).
 * Returns false for invalid addresses and for those with a zone id.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%') || PLATFORM_ADDRESSES.has(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6);
}
