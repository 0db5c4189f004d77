import type { EventRecord } from '../store/event.js';

/** What a read does next; the first group is told to the client, the second only to the one who drives the read. */
export type ReadStep =
  | { readonly kind: 'event'; readonly event: EventRecord }
  | { readonly kind: 'confirmation' }
  | { readonly kind: 'caught-up' }
  | { readonly kind: 'checkpoint'; readonly position: number }
  | { readonly kind: 'stream-not-found' }
  | { readonly kind: 'stream-deleted' }
  /** Nothing to do until something new is committed. */
  | { readonly kind: 'wait' }
  /** A lot was looked at without a hit: let others go first, then go on. */
  | { readonly kind: 'rest' };

/** A read in progress. It is pulled, so that a slow client holds up nothing and nothing piles up for it. */
export type ReadSteps = Generator<ReadStep, void, void>;

/** How many events a read looks at before it lets others go first. */
export const EVENTS_PER_TURN = 4096;
