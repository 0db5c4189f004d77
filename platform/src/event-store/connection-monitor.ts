import { END } from '@eventstore/db-client';
import { withDeadline } from '../lifecycle/shutdown.js';
import type { EventStore } from './event-store.js';

/** A connection to the event store that tells when it breaks. */
export interface MonitoredConnection {
  /** Aborted when the connection breaks: what answers from then on may be another event store. */
  readonly lost: AbortSignal;
  readonly close: () => void;
}

const CONNECT_TIMEOUT_MS = 2_000;

/**
 * Holds a connection to the event store by a subscription to a stream, because the client reconnects for reads and
 * appends without a word. Resolves once the subscription is confirmed.
 * @throws when the event store cannot be reached in time.
 */
export async function monitorConnection(store: EventStore, stream: string): Promise<MonitoredConnection> {
  const lost = new AbortController();
  const subscription = store.client.subscribeToStream(stream, { fromRevision: END });
  const close = () => {
    subscription.unsubscribe().catch(() => undefined);
    subscription.destroy();
  };
  const confirmed = new Promise<void>((resolve, reject) => {
    subscription.once('confirmation', resolve);
    subscription.once('error', reject);
    subscription.once('close', () => reject(new Error('the subscription was closed')));
  });
  confirmed.catch(() => undefined); // it may be closed again later
  // Without a listener of its events a subscription reads nothing, not even its confirmation.
  subscription.on('data', () => undefined);
  for (const end of ['error', 'end', 'close'] as const) subscription.on(end, () => lost.abort());
  try {
    await withDeadline(confirmed, CONNECT_TIMEOUT_MS, 'the event store');
  } catch (error) {
    close();
    throw error;
  }
  return { lost: lost.signal, close };
}
