import {
  MIN_REVISION_HEADER,
  UNENCRYPTED_EVENT_TYPES,
  eventMetadata,
  type EventMetadata,
} from '@trackrecord/contracts';
import {
  connectMongo,
  EventStore,
  eventStoreVariables,
  KeyStore,
  readConfig,
  EventSealer,
  Sealer,
  sealingVariables,
} from '@trackrecord/platform';

const variables = eventStoreVariables.extend(sealingVariables.shape);

/** A decrypted event of a stream. */
export interface DecryptedEvent {
  readonly type: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly metadata: EventMetadata;
}

/** Reads and decrypts a stream directly from the stores that `env` names. */
export async function readEvents(
  stream: string,
  uid: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<readonly DecryptedEvent[]> {
  const { EVENTSTORE_URL, KEYS_MONGODB_URL, MASTER_KEY } = readConfig(variables, env);
  const store = new EventStore(EVENTSTORE_URL);
  const keysMongo = await connectMongo(KEYS_MONGODB_URL);
  try {
    const keys = new KeyStore(keysMongo.db, MASTER_KEY);
    const eventSealer = new EventSealer(new Sealer(keys), UNENCRYPTED_EVENT_TYPES);
    const events: DecryptedEvent[] = [];
    for await (const event of store.readStream(stream, { from: 0n })) {
      const payload = (await eventSealer.open(uid, event)) as Readonly<Record<string, unknown>>;
      events.push({ type: event.type, payload, metadata: eventMetadata.parse(event.metadata) });
    }
    return events;
  } finally {
    await store.close();
    await keysMongo.close();
  }
}

/**
 * Returns the header with which a read of a user's view waits for all events of a stream that are stored now. Use it
 * after a save in the browser: only the browser knows the revision of its save.
 */
export const createMinRevisionHeader = async (
  stream: string,
  uid: string,
): Promise<Readonly<Record<typeof MIN_REVISION_HEADER, string>>> => ({
  [MIN_REVISION_HEADER]: String((await readEvents(stream, uid)).length - 1),
});
