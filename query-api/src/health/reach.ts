import type { Checks } from '@trackrecord/platform';

const TIMEOUT_MS = 2_000;

/**
 * Checks of other parts by their addresses, as in `command-api=http://host:1/readyz`: each has to answer with success,
 * and may answer `{"status":"warning"}`. An open port is not enough, because a stopped process still accepts connections.
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

async function reachPage(address: string): Promise<'warning' | undefined> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const body = await answer.text();
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  return hasWarning(body) ? 'warning' : undefined;
}

function hasWarning(body: string): boolean {
  try {
    const answer: unknown = JSON.parse(body);
    return typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 'warning';
  } catch {
    return false;
  }
}
