import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { isIP, isIPv6, type LookupFunction } from 'node:net';
import type { Wanted } from './wanted.js';
import type { Web } from './web.js';
import { WebRefused } from './web-refused.js';
import type { WebTarget } from './web-target.js';

/**
 * Asks for what is at a target, once every address of its host was seen to be public, and hangs up after `take`.
 * @throws {WebRefused} with the reason; where the signal ended it, the reason is `unreachable`.
 */
export async function ask<Taken>(
  target: WebTarget,
  wanted: Wanted,
  web: Web,
  signal: AbortSignal,
  take: (answer: IncomingMessage) => Promise<Taken>,
): Promise<Taken> {
  const addresses = await vetted(target.host, web, signal);
  const request = get({
    host: target.host,
    port: web.port,
    path: target.path,
    headers: {
      host: target.hostHeader,
      'user-agent': 'Trackrecord',
      accept: wanted.accept,
      'accept-encoding': wanted.gzip ? 'gzip' : 'identity',
    },
    lookup: pinned(addresses),
    // A connection of its own: none that was made for another answer is used again.
    agent: false,
    // Also where the environment says not to look at certificates.
    rejectUnauthorized: true,
    ca: web.authorities,
    signal,
  });
  // Once the answer is refused nobody waits for the connection any more, and what is said then would end the process.
  request.on('error', () => undefined);
  try {
    const [answer] = (await once(request, 'response', { signal })) as [IncomingMessage];
    return await take(answer);
  } catch (error) {
    throw error instanceof WebRefused ? error : new WebRefused('unreachable');
  } finally {
    request.destroy();
  }
}

/** Every address of a host, each of them public. A name that stands for one private address is not connected to at all. */
async function vetted(host: string, web: Web, signal: AbortSignal): Promise<readonly string[]> {
  const addresses = isIP(host) === 0 ? await web.resolve(host, signal) : [host];
  if (addresses.length === 0) throw new WebRefused('unresolved');
  if (!addresses.every(web.isPublic)) throw new WebRefused('private-address');
  return addresses;
}

/** Answers with the addresses that were looked at, whatever the name stands for by now. */
const pinned =
  (addresses: readonly string[]): LookupFunction =>
  (_host, { all = false }, answer) => {
    const answers = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
    if (all) answer(null, answers);
    else answer(null, answers[0]?.address ?? '', answers[0]?.family);
  };
