import type { IncomingMessage } from 'node:http';
import { ask } from './ask.js';
import { bodyOf } from './body.js';
import type { Wanted } from './wanted.js';
import type { Web } from './web.js';
import { WebRefused } from './web-refused.js';
import { webTarget } from './web-target.js';

/** What was at an address, and what the answer calls it. */
export interface Download {
  readonly bytes: Buffer;
  readonly type: string | undefined;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Downloads what is at an address: over https from public addresses and nowhere else. Whoever wrote the address may be
 * hostile, and so may be who answers there.
 * @throws {WebRefused} with the reason; where the signal ended it, the reason is `unreachable`.
 */
export async function downloaded(address: string, wanted: Wanted, web: Web, signal: AbortSignal): Promise<Download> {
  const taken = await ask(webTarget(address), wanted, web, signal, async (answer): Promise<Download | URL> => {
    const next = wanted.redirects > 0 ? leadsTo(answer, address) : undefined;
    if (next) return next;
    if (answer.statusCode !== 200) throw new WebRefused('other-status', answer.statusCode);
    return { bytes: await bodyOf(answer, wanted), type: answer.headers['content-type'] };
  });
  if (!(taken instanceof URL)) return taken;
  return downloaded(taken.href, { ...wanted, redirects: wanted.redirects - 1 }, web, signal);
}

/** Where an answer leads, if anywhere. */
function leadsTo({ statusCode = 0, headers }: IncomingMessage, from: string): URL | undefined {
  const { location } = headers;
  if (!REDIRECTS.has(statusCode) || location === undefined) return undefined;
  if (!URL.canParse(location, from)) throw new WebRefused('not-an-address');
  return new URL(location, from);
}
