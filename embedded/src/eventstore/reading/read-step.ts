import type { EventRecord } from '../store/event.js';

/** A step of a read: a response to the client, or an instruction (`wait`, `pause`) to the caller of the generator. */
export type ReadStep =
  | { readonly kind: 'event'; readonly event: EventRecord }
  | { readonly kind: 'confirmation' }
  | { readonly kind: 'caught-up' }
  | { readonly kind: 'checkpoint'; readonly position: number }
  | { readonly kind: 'stream-not-found' }
  /** No more events until the next commit. */
  | { readonly kind: 'wait' }
  /** Many events were scanned without a match: yield to the event loop, then continue. */
  | { readonly kind: 'pause' };

/** A read in progress. It is pulled, so that nothing is buffered for slow clients. */
export type ReadSteps = Generator<ReadStep, void, void>;

/** The number of events that a read scans before it yields to the event loop. */
export const MAX_EVENTS_PER_TURN = 4096;
