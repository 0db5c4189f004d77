import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { isIP, isIPv6, type LookupFunction } from 'node:net';
import type { FetchOptions } from './fetch-options.js';
import type { Web } from './web.js';
import { FetchFailedError } from './fetch-failed-error.js';
import type { WebTarget } from './web-target.js';

/**
 * Sends a GET request after verifying that every address of the host is public, and closes the connection after
 * `handle`.
 * @throws {FetchFailedError} with the reason; `unreachable` if the signal aborts.
 */
export async function safeFetch<Result>(
  target: WebTarget,
  options: FetchOptions,
  web: Web,
  signal: AbortSignal,
  handle: (response: IncomingMessage) => Promise<Result>,
): Promise<Result> {
  const addresses = await resolvePublicAddresses(target.host, web, signal);
  const request = get({
    host: target.host,
    port: web.port,
    path: target.path,
    headers: {
      host: target.hostHeader,
      'user-agent': 'Trackrecord',
      accept: options.accept,
      'accept-encoding': options.gzip ? 'gzip' : 'identity',
    },
    lookup: createPinnedLookup(addresses),
    // Never reuse a connection of another request.
    agent: false,
    // Even if NODE_TLS_REJECT_UNAUTHORIZED=0 is set.
    rejectUnauthorized: true,
    ca: web.authorities,
    signal,
  });
  // After a rejected response nothing listens to the request, and an unhandled 'error' event would end the process.
  request.on('error', () => undefined);
  try {
    const [response] = (await once(request, 'response', { signal })) as [IncomingMessage];
    return await handle(response);
  } catch (error) {
    throw error instanceof FetchFailedError ? error : new FetchFailedError('unreachable');
  } finally {
    request.destroy();
  }
}

/** Resolves a host. Rejects it if any of its addresses is private. */
async function resolvePublicAddresses(host: string, web: Web, signal: AbortSignal): Promise<readonly string[]> {
  const addresses = isIP(host) === 0 ? await web.resolve(host, signal) : [host];
  if (addresses.length === 0) throw new FetchFailedError('unresolved');
  if (!addresses.every(web.isPublic)) throw new FetchFailedError('private-address');
  return addresses;
}

/** Pins the verified addresses, so that a later DNS change (DNS rebinding) has no effect. */
const createPinnedLookup =
  (addresses: readonly string[]): LookupFunction =>
  (_host, { all = false }, callback) => {
    const entries = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
    if (all) callback(null, entries);
    else callback(null, entries[0]?.address ?? '', entries[0]?.family);
  };
