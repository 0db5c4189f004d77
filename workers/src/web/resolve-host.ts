import { Resolver } from 'node:dns/promises';

/**
 * Resolves a host name to all of its addresses, or to none if the queries fail. Rejects if the signal has aborted
 * before.
 */
export type Resolve = (host: string, signal: AbortSignal) => Promise<readonly string[]>;

/** Timeout per try in milliseconds, and the number of tries. */
const RESOLVER_OPTIONS = { timeout: 1_500, tries: 2 } as const;

/**
 * Creates a resolver that queries the given name servers (`address:port`), by default those of the machine. Unlike
 * `dns.lookup` it can be cancelled, does not block a thread, and ignores the hosts file and search domains, so that
 * only public names resolve.
 */
export const createResolver =
  (servers?: readonly string[]): Resolve =>
  async (host, signal) => {
    signal.throwIfAborted();
    const resolver = new Resolver(RESOLVER_OPTIONS);
    if (servers) resolver.setServers(servers);
    const cancel = (): void => resolver.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    // A host may have A or AAAA records only.
    const results = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    signal.removeEventListener('abort', cancel);
    return results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  };
