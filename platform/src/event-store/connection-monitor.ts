import { END } from '@eventstore/db-client';
import { withDeadline } from '../lifecycle/shutdown.js';
import type { EventStore } from './event-store.js';

/** A connection to the event store with a signal for its loss. */
export interface MonitoredConnection {
  /** Aborts when the connection is lost: the next connection may reach another event store. */
  readonly lostSignal: AbortSignal;
  readonly close: () => void;
}

const CONNECT_TIMEOUT_MS = 2_000;

/**
 * Monitors the connection to the event store with a subscription, because the client reconnects silently for reads and
 * appends. Resolves once the subscription is confirmed.
 * @throws if the event store cannot be reached in time.
 */
export async function monitorConnection(store: EventStore, stream: string): Promise<MonitoredConnection> {
  const lostController = new AbortController();
  const subscription = store.client.subscribeToStream(stream, { fromRevision: END });
  const close = () => {
    subscription.unsubscribe().catch(() => undefined);
    subscription.destroy();
  };
  const confirmation = new Promise<void>((resolve, reject) => {
    subscription.once('confirmation', resolve);
    subscription.once('error', reject);
    subscription.once('close', () => reject(new Error('the subscription was closed')));
  });
  confirmation.catch(() => undefined); // rejects when the subscription is closed later
  // Without a `data` listener a subscription reads nothing, not even its confirmation.
  subscription.on('data', () => undefined);
  for (const event of ['error', 'end', 'close'] as const) subscription.on(event, () => lostController.abort());
  try {
    await withDeadline(confirmation, CONNECT_TIMEOUT_MS, 'the event store');
  } catch (error) {
    close();
    throw error;
  }
  return { lostSignal: lostController.signal, close };
}
