import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { isIP, isIPv6, type LookupFunction } from 'node:net';
import { IMAGE_LIMITS, ImageRefused } from './cv-image.js';
import type { ImageTarget } from './image-target.js';
import type { Web } from './web.js';

/**
 * The bytes at a target, at most `IMAGE_LIMITS.bytes`, counted as they come: nothing the answer says about its length
 * or type is believed.
 * @throws ImageRefused with the reason; where the signal ended it, the reason is `unreachable`.
 */
export async function downloaded(target: ImageTarget, web: Web, signal: AbortSignal): Promise<Buffer> {
  const addresses = await vetted(target.host, web, signal);
  const request = get({
    host: target.host,
    port: web.port,
    path: target.path,
    headers: { host: target.hostHeader, 'user-agent': 'Trackrecord', accept: 'image/*', 'accept-encoding': 'identity' },
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
    return await body(await answerTo(request, signal));
  } catch (error) {
    throw error instanceof ImageRefused ? error : new ImageRefused('unreachable');
  } finally {
    request.destroy();
  }
}

/** Every address of a host, each of them public. A name that stands for one private address is not connected to at all. */
async function vetted(host: string, web: Web, signal: AbortSignal): Promise<readonly string[]> {
  const addresses = isIP(host) === 0 ? await web.resolve(host, signal) : [host];
  if (addresses.length === 0) throw new ImageRefused('unresolved');
  if (!addresses.every(web.isPublic)) throw new ImageRefused('private-address');
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

async function answerTo(request: ReturnType<typeof get>, signal: AbortSignal): Promise<IncomingMessage> {
  const [answer] = (await once(request, 'response', { signal })) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new ImageRefused('other-status');
  const encoding = answer.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') throw new ImageRefused('encoded');
  return answer;
}

async function body(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > IMAGE_LIMITS.bytes) throw new ImageRefused('too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
