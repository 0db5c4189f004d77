import type { EventStore } from '../store/event-store.js';
import { readAll, readStream } from './read-events.js';
import type { ReadRequest } from './read-request.js';
import type { ReadSteps } from './read-step.js';
import { subscribeToAll, subscribeToStream } from './subscribe.js';

/** Starts a read; it does nothing until its steps are pulled. */
export function startRead(store: EventStore, request: ReadRequest): ReadSteps {
  switch (request.kind) {
    case 'read-stream':
      return readStream(store, request);
    case 'read-all':
      return readAll(store, request);
    case 'subscribe-to-stream':
      return subscribeToStream(store, request);
    case 'subscribe-to-all':
      return subscribeToAll(store, request);
  }
}

/** Calls the listener when there may be new events for a waiting read, until the returned function is called. */
export function onNewEvents({ publishedEvents }: EventStore, request: ReadRequest, listener: () => void): () => void {
  switch (request.kind) {
    case 'subscribe-to-all':
      return publishedEvents.onCommit(listener);
    case 'subscribe-to-stream':
      return publishedEvents.onStreamCommit(request.stream, listener);
    default:
      return () => undefined;
  }
}
