/** Where a read starts: a revision of a stream, or a position in all streams. */
export type ReadStart = 'start' | 'end' | number;

export type Direction = 'forwards' | 'backwards';

/** A read, which ends, or a subscription, which does not. */
export type ReadRequest = StreamRead | AllRead | StreamSubscription | AllSubscription;

export interface StreamRead {
  readonly kind: 'read-stream';
  readonly stream: string;
  readonly direction: Direction;
  readonly from: ReadStart;
  readonly limit: number;
}

export interface AllRead {
  readonly kind: 'read-all';
  readonly direction: Direction;
  readonly from: ReadStart;
  readonly limit: number;
}

export interface StreamSubscription {
  readonly kind: 'subscribe-to-stream';
  readonly stream: string;
  readonly after: ReadStart;
}

export interface AllSubscription {
  readonly kind: 'subscribe-to-all';
  readonly after: ReadStart;
  /** Prefixes of the names of the streams; undefined without a filter. */
  readonly prefixes: readonly string[] | undefined;
  /** The number of scanned events between two checkpoints; undefined (no checkpoints) without a filter. */
  readonly checkpointInterval: number | undefined;
}
