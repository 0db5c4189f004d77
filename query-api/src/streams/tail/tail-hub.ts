import { type LogEvent, MAX_TAILS, STREAM_CATEGORIES, STREAM_PREFIXES } from '@trackrecord/contracts';
import {
  type EventStore,
  HttpError,
  type Logger,
  type LogPosition,
  type RecordedEvent,
  subscribeToAll,
  TRY_AGAIN_MESSAGE,
  toLogPosition,
  unavailableError,
} from '@trackrecord/platform';
import { toTailEvent } from './tail-events.js';

/** Receives events from the moment it follows. */
export interface Follower {
  /** An event was stored. Must not throw. */
  readonly onEvent: (event: LogEvent) => void;
  /** No further event follows. */
  readonly onEnd: (reason: 'shutdown' | 'unavailable') => void;
}

/** The place of one tail. */
export interface TailPlace {
  /** The position up to which the followers have all events. It grows. */
  readonly getPosition: () => bigint;
  /** Receives what is stored from now on, that is, after `getPosition()`. */
  readonly follow: (follower: Follower) => void;
  /** Gives the place back. */
  readonly leave: () => void;
}

interface HubSources {
  readonly store: Pick<EventStore, 'readLastEvent'>;
  /** Yields the events of the streams of users after a position, until the signal aborts. */
  readonly subscribe: (after: LogPosition | undefined, signal: AbortSignal) => AsyncIterable<RecordedEvent>;
  readonly logger: Logger;
}

/** The subscription that feeds all tails. */
interface Feed {
  position: bigint;
  readonly controller: AbortController;
}

const RETRY_AFTER_SECONDS = 30;

/**
 * Feeds all tails of a process from one subscription, because a connection to the event store carries at most a hundred
 * of them. It starts with the first tail and stops after the last.
 */
export class TailHub {
  /** The tails, with their followers once they follow. */
  readonly #places = new Map<TailPlace, Follower | undefined>();
  #feed: Promise<Feed> | undefined;
  #isClosed = false;

  constructor(
    private readonly sources: HubSources,
    private readonly maxTails = MAX_TAILS,
  ) {}

  /** The number of open tails. */
  get size(): number {
    return this.#places.size;
  }

  /**
   * Takes a place for a tail.
   * @throws {HttpError} 429 if all are taken, 503 after `close`; the error of an event store that does not respond.
   */
  async join(): Promise<TailPlace> {
    if (this.#isClosed) throw unavailableError('shutting-down', TRY_AGAIN_MESSAGE);
    if (this.#places.size >= this.maxTails) throw tooManyTailsError(this.maxTails);
    let feed: Feed | undefined;
    const place: TailPlace = {
      getPosition: () => feed?.position ?? 0n,
      follow: (follower) => {
        if (!this.#places.has(place)) return;
        // It may have ended while the tail read past events.
        if (this.#isClosed) follower.onEnd('shutdown');
        else if (feed === undefined || feed.controller.signal.aborted) follower.onEnd('unavailable');
        else this.#places.set(place, follower);
      },
      leave: () => this.#leave(place),
    };
    // Before anything is awaited, so that two tails do not take the last place.
    this.#places.set(place, undefined);
    try {
      feed = await (this.#feed ??= this.#start());
      return place;
    } catch (error) {
      this.#leave(place);
      throw error;
    }
  }

  /** Ends all tails, and accepts no other. */
  close(): void {
    this.#isClosed = true;
    this.#endAll('shutdown');
  }

  #start(): Promise<Feed> {
    const starting = this.#createFeed();
    starting.catch(() => {
      if (this.#feed === starting) this.#feed = undefined;
    });
    return starting;
  }

  async #createFeed(): Promise<Feed> {
    const end = await this.sources.store.readLastEvent();
    const after = end && toLogPosition(end);
    const feed: Feed = { position: BigInt(after?.commit ?? 0), controller: new AbortController() };
    void this.#run(feed, after);
    return feed;
  }

  async #run(feed: Feed, after: LogPosition | undefined): Promise<void> {
    const { signal } = feed.controller;
    const isActive = () => !signal.aborted;
    try {
      for await (const event of this.sources.subscribe(after, signal)) {
        if (!isActive()) return;
        // In one step with the delivery: who follows after it misses nothing.
        feed.position = BigInt(event.position.commit);
        const tailEvent = toTailEvent(event);
        if (tailEvent) for (const follower of this.#places.values()) follower?.onEvent(tailEvent);
      }
    } catch (error) {
      this.sources.logger.warn({ err: error }, 'following the log failed, tails end');
    }
    if (!isActive()) return;
    feed.controller.abort();
    this.#endAll('unavailable');
  }

  #leave(place: TailPlace): void {
    if (!this.#places.delete(place) || this.#places.size > 0) return;
    this.#stop();
  }

  #endAll(reason: 'shutdown' | 'unavailable'): void {
    const followers = [...this.#places.values()];
    this.#stop();
    // A tail that does not follow yet is told when it begins to.
    for (const follower of followers) follower?.onEnd(reason);
  }

  #stop(): void {
    const feed = this.#feed;
    this.#feed = undefined;
    feed?.then(
      ({ controller }) => controller.abort(),
      () => undefined,
    );
  }
}

const tooManyTailsError = (maxTails: number): HttpError =>
  new HttpError(429, 'too-many-tails', `${String(maxTails)} tails are open. Close one, or try again later.`, {
    headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
  });

/** Creates the hub of a process. */
export const createTailHub = (
  store: EventStore,
  containsPosition: (position: LogPosition) => Promise<boolean>,
  logger: Logger,
): TailHub =>
  new TailHub({
    store,
    logger,
    subscribe: (after, signal) =>
      subscribeToAll(store, {
        prefixes: STREAM_CATEGORIES.map((category) => STREAM_PREFIXES[category]),
        after,
        signal,
        onLost: (error) => logger.warn({ err: error }, 'event store connection lost, resuming tails'),
        containsPosition,
      }),
  });
