import type { EventMatcher } from './event-filter.js';

/** A place in a stream (a revision) or in all of them (a position). */
export type Place = 'start' | 'end' | number;

export type Direction = 'forwards' | 'backwards';

/** What a client asks to read; the reads end, the subscriptions do not. */
export type ReadRequest = StreamRead | AllRead | StreamSubscription | AllSubscription;

export interface StreamRead {
  readonly kind: 'read-stream';
  readonly stream: string;
  readonly direction: Direction;
  readonly from: Place;
  readonly limit: number;
}

export interface AllRead {
  readonly kind: 'read-all';
  readonly direction: Direction;
  readonly from: Place;
  readonly limit: number;
  readonly matches: EventMatcher;
}

export interface StreamSubscription {
  readonly kind: 'subscribe-to-stream';
  readonly stream: string;
  readonly after: Place;
}

export interface AllSubscription {
  readonly kind: 'subscribe-to-all';
  readonly after: Place;
  readonly matches: EventMatcher;
  /** After how many events looked at, matching or not, a checkpoint is sent; undefined without a filter: never. */
  readonly checkpointEvery: number | undefined;
}
