import { type LoggedCommand, WrongRevisionError } from '@trackrecord/platform';
import { LRUCache } from 'lru-cache';
import { type DomainEvent, findOldCommands, removeCommands, type StreamState } from './stream-state.js';
import type { AppendRequest, UserStreams } from './user-streams.js';

/** Stores references to commands in the idempotency store before they are dropped from memory. */
export type StoreReferences = (uid: string, commands: readonly LoggedCommand[]) => Promise<void>;

/** The default capacity of the state cache (streams). */
export const STATE_CACHE_SIZE = 2_000;

/** The streams of one kind, with an LRU cache of their states: a warm command reads nothing from the event store. */
export class CachedStreams<State, Event extends DomainEvent> {
  readonly #cache: LRUCache<string, StreamState<State>>;
  /** The users whose old commands are being dropped. */
  readonly #usersBeingTrimmed = new Set<string>();

  /** A capacity of 0 turns the cache off. */
  constructor(
    private readonly streams: UserStreams<State, Event>,
    private readonly capacity: number,
    private readonly storeReferences: StoreReferences,
  ) {
    this.#cache = new LRUCache({ max: Math.max(1, capacity) });
  }

  /** Returns the state of a stream. It may be behind the event store if it was cached. */
  async load(uid: string): Promise<{ readonly stream: StreamState<State>; readonly isCached: boolean }> {
    const cached = this.#cache.get(uid);
    return { stream: cached ?? (await this.loadNewEvents(uid, this.streams.empty)), isCached: cached !== undefined };
  }

  /** Applies the events after a state. */
  async loadNewEvents(uid: string, from: StreamState<State>): Promise<StreamState<State>> {
    const stream = await this.streams.load(uid, from);
    // A restored event log lacks events that the cached state may have.
    if ((stream.revision ?? -1n) < (from.revision ?? -1n)) this.#cache.delete(uid);
    this.#put(uid, stream);
    return stream;
  }

  /** Returns the state after an append; undefined if the stream has other events by now. */
  async append(
    uid: string,
    stream: StreamState<State>,
    events: readonly Event[],
    request: AppendRequest,
  ): Promise<StreamState<State> | undefined> {
    try {
      const newStream = await this.streams.append(uid, stream, events, request);
      this.#put(uid, newStream);
      void this.#dropOldCommands(uid, newStream);
      return newStream;
    } catch (error) {
      if (error instanceof WrongRevisionError) return undefined;
      throw error;
    }
  }

  /** Removes all cached states, after the log was rolled back. */
  clear(): void {
    this.#cache.clear();
  }

  /** Caches a state, unless a newer one is cached. */
  #put(uid: string, stream: StreamState<State>): void {
    const cached = this.#cache.peek(uid);
    const isNewest = (cached?.revision ?? -1n) <= (stream.revision ?? -1n);
    if (this.capacity > 0 && isNewest) this.#cache.set(uid, stream);
  }

  /** Runs in the background. A command that is not dropped now is dropped after a later append. */
  async #dropOldCommands(uid: string, stream: StreamState<State>): Promise<void> {
    const oldCommands = findOldCommands(stream);
    if (oldCommands.length === 0 || this.#usersBeingTrimmed.has(uid)) return;
    this.#usersBeingTrimmed.add(uid);
    try {
      const keyedCommands = oldCommands.filter(({ requestHash }) => requestHash !== undefined);
      await this.storeReferences(uid, keyedCommands);
      const cached = this.#cache.peek(uid);
      if (cached) this.#cache.set(uid, removeCommands(cached, oldCommands));
    } catch {
      // `storeReferences` has logged the error.
    } finally {
      this.#usersBeingTrimmed.delete(uid);
    }
  }
}
