import type { Checks } from '@trackrecord/platform';

const TIMEOUT_MS = 2_000;

/**
 * Checks of other parts by their addresses, as in `command-api=http://host:1/readyz`: each has to answer with success.
 * An open port is not enough, because a stopped process still accepts connections.
 */
export function reachChecks(list: string): Checks {
  const parts = list.split(',').filter((part) => part.trim() !== '');
  return Object.fromEntries(
    parts.map((part) => {
      const [name = '', address = ''] = part.split(/=(.*)/s).map((piece) => piece.trim());
      return [name, () => reachPage(address)];
    }),
  );
}

async function reachPage(address: string): Promise<void> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
}
