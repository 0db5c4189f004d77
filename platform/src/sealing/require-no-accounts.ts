import { StartupError } from '../lifecycle/startup-error.js';
import type { EventStore } from '../event-store/event-store.js';
import { LOG_STREAM } from '../event-log/event-log.js';
import type { RecordedLog } from '../event-log/log-record.js';

/** The database of keys is empty although there is sealed data. */
export class KeysLost extends StartupError {
  override readonly name = 'KeysLost';
}

/** A log with users has one of their events among its first ones. */
const MAX_EVENTS_READ = 10_000;

/**
 * Rejects an empty database of keys if the log or the read models contain accounts: none of their data could be opened.
 * @throws {KeysLost}
 */
export async function requireNoAccounts(store: EventStore, { reached }: RecordedLog): Promise<void> {
  const [account] = await findFirstAccount(store);
  if (reached === undefined && account === undefined) return;
  throw new KeysLost(
    [
      'The database of keys (KEYS_MONGODB_URL) is empty, but the event log or the read models hold accounts.',
      'Without its key, nothing of an account opens.',
      'Restore the database of keys from its backup. To begin without accounts, empty the event log and the read models too.',
    ].join(' '),
  );
}

async function findFirstAccount(store: EventStore): Promise<readonly string[]> {
  let eventsRead = 0;
  for await (const { stream } of store.readAll()) {
    if (!stream.startsWith('$') && stream !== LOG_STREAM) return [stream];
    eventsRead += 1;
    if (eventsRead >= MAX_EVENTS_READ) break;
  }
  return [];
}
