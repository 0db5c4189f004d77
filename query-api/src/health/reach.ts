import { connect } from 'node:net';
import type { Checks } from '@trackrecord/platform';

const DEADLINE = 2_000;

/**
 * Checks of other parts by their addresses, as in `command-api=http://host:1/readyz,redis=tcp://host:2`: an http address
 * has to answer with success (and may answer `{"status":"warning"}`), a tcp address to take a connection.
 */
export function reachChecks(list: string): Checks {
  const parts = list.split(',').filter((part) => part.trim() !== '');
  return Object.fromEntries(
    parts.map((part) => {
      const [name = '', address = ''] = part.split(/=(.*)/s).map((piece) => piece.trim());
      return [name, address.startsWith('tcp:') ? () => reachPort(new URL(address)) : () => reachPage(address)];
    }),
  );
}

async function reachPage(address: string): Promise<'warning' | undefined> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(DEADLINE) });
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

function reachPort({ hostname, port }: URL): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), timeout: DEADLINE });
    socket.once('connect', () => {
      socket.destroy();
      resolve();
    });
    socket.once('timeout', () => socket.destroy(new Error('no connection in time')));
    socket.once('error', reject);
  });
}
