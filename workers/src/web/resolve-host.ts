import { Resolver } from 'node:dns/promises';

/** Gives every address a host name stands for; none where there are none. It ends with the signal. */
export type Resolve = (host: string, signal: AbortSignal) => Promise<readonly string[]>;

/** How a name server is asked: milliseconds a try, and tries. */
const ASKING = { timeout: 1_500, tries: 2 } as const;

/**
 * Asks the name servers of the machine, or these (`address:port`). Unlike the system's own look-up it can be stopped,
 * holds no thread while a name server keeps silent, and knows neither the hosts file nor search domains, so that only
 * names of the public internet mean anything.
 */
export const resolvedBy =
  (servers?: readonly string[]): Resolve =>
  async (host, signal) => {
    signal.throwIfAborted();
    const resolver = new Resolver(ASKING);
    if (servers) resolver.setServers(servers);
    const stop = (): void => resolver.cancel();
    signal.addEventListener('abort', stop, { once: true });
    // One of the two may have no answer; what is connected to is only ever what was seen here.
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    signal.removeEventListener('abort', stop);
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  };
