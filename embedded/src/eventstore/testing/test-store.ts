import { randomUUID } from 'node:crypto';
import type { ReadRequest } from '../reading/read-request.js';
import { startRead } from '../reading/start-read.js';
import type { EventRecord, ProposedEvent } from '../store/event.js';
import type { EventStore } from '../store/event-store.js';
import { openEventStore, type OpenEventStoreOptions } from '../store/open-event-store.js';

/** Opens a store for a test, with defaults for all options. */
export function openTestStore(folder: string, overrides: Partial<OpenEventStoreOptions> = {}): Promise<EventStore> {
  return openEventStore({
    folder,
    warn: () => undefined,
    onFailure: (error) => {
      throw error;
    },
    ...overrides,
  });
}

/** Creates an event with a text as its payload. */
export function createProposedEvent(text: string, id: string = randomUUID()): ProposedEvent {
  return { id, type: 'Noted', isJson: false, data: Buffer.from(text, 'utf8'), metadata: Buffer.alloc(0) };
}

/** Creates an event that sets the metadata of a stream when it is appended to the metastream. */
export function createMetadataEvent(metadata: Readonly<Record<string, unknown>>): ProposedEvent {
  const data = Buffer.from(JSON.stringify(metadata), 'utf8');
  return { id: randomUUID(), type: '$metadata', isJson: true, data, metadata: Buffer.alloc(0) };
}

/** Reads the events of a stream; returns the reason if there are none. */
export function readStreamEvents(store: EventStore, stream: string): readonly EventRecord[] | 'not-found' {
  return read(store, { kind: 'read-stream', stream, direction: 'forwards', from: 'start', limit: Infinity });
}

/** Returns the published events of all streams. */
export function getAllEvents(store: EventStore): readonly EventRecord[] {
  return store.publishedEvents.all;
}

function read(store: EventStore, request: ReadRequest): readonly EventRecord[] | 'not-found' {
  const events: EventRecord[] = [];
  for (const step of startRead(store, request)) {
    if (step.kind === 'event') events.push(step.event);
    if (step.kind === 'stream-not-found') return 'not-found';
  }
  return events;
}
