import {
  UNENCRYPTED_EVENT_TYPES,
  decodeProfileEvent,
  eventMetadata,
  type EventMetadata,
  type ProfileEvent,
  profileStream,
} from '@trackrecord/contracts';
import {
  connectMongo,
  EventStore,
  KeyStore,
  readConfig,
  EventSealer,
  Sealer,
  sealingVariables,
} from '@trackrecord/platform';
import { testVariable } from '@trackrecord/platform/testing/test-stack';

/** A decrypted event of a profile stream. */
export interface StoredEvent {
  readonly id: string;
  readonly revision: number;
  readonly event: ProfileEvent;
  readonly metadata: EventMetadata;
}

/** Reads the events of profiles without the API, with the keys of the stack. */
export async function connectStoredEvents() {
  const { KEYS_MONGODB_URL, MASTER_KEY } = readConfig(sealingVariables);
  const mongo = await connectMongo(KEYS_MONGODB_URL);
  const store = new EventStore(testVariable('EVENTSTORE_URL'));
  const eventSealer = new EventSealer(new Sealer(new KeyStore(mongo.db, MASTER_KEY)), UNENCRYPTED_EVENT_TYPES);
  return {
    /** Returns every event of a profile, oldest first. */
    readProfile: async (uid: string): Promise<readonly StoredEvent[]> => {
      const events: StoredEvent[] = [];
      for await (const recorded of store.readStream(profileStream(uid))) {
        const metadata = eventMetadata.parse(recorded.metadata);
        const payload = await eventSealer.open(uid, recorded);
        const event = decodeProfileEvent(recorded.type, payload, metadata.schemaVersion);
        events.push({ id: recorded.id, revision: Number(recorded.revision), event, metadata });
      }
      return events;
    },
    close: async (): Promise<void> => {
      await Promise.all([mongo.close(), store.close()]);
    },
  };
}
