import type { EventRecord } from './event.js';
import type { LogEntry } from './log-entry.js';
import { StreamTable } from './stream-table.js';

type Listener = () => void;

/** The minimum interval between two notifications: notifying listeners of each event would cost more than an append. */
const WAKE_INTERVAL_MS = 10;

/** The events that readers and subscribers see: only those on disk. */
export class PublishedEvents {
  readonly streams = new StreamTable();
  private readonly records: EventRecord[] = [];
  private readonly listeners = new Set<Listener>();
  private readonly streamListeners = new Map<string, Set<Listener>>();
  /** The streams with new events since the last notification. */
  private readonly changedStreams = new Set<string>();
  private isWakeScheduled = false;
  private lastWake = -Infinity;

  /** All events of all streams, ordered by position. */
  get all(): readonly EventRecord[] {
    return this.records;
  }

  /** Returns the index in `all` of the first event at or after the position. */
  indexFrom(position: number): number {
    let low = 0;
    let high = this.records.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.records[middle]?.position ?? Infinity) < position) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /**
   * Publishes entries to readers at once and notifies listeners in the next turn, or when the minimum interval since
   * the last notification has passed; once per listener, regardless of the number of events. Writes are acknowledged
   * before.
   */
  publish(entries: readonly LogEntry[]): void {
    for (const entry of entries) {
      if (entry.kind === 'stream-start') this.streams.open(entry.stream).setFirstRevision(entry.revision);
      if (entry.kind !== 'commit') continue;
      for (const record of entry.records) {
        this.streams.apply(record);
        this.records.push(record);
        this.changedStreams.add(record.stream);
      }
    }
    this.scheduleWake();
  }

  /** Calls `wake` after every commit until the returned function is called. */
  onCommit(wake: Listener): () => void {
    this.listeners.add(wake);
    return () => this.listeners.delete(wake);
  }

  /** Calls `wake` after every commit that adds to the stream until the returned function is called. */
  onCommitTo(stream: string, wake: Listener): () => void {
    const wakes = this.streamListeners.get(stream) ?? new Set();
    this.streamListeners.set(stream, wakes.add(wake));
    return () => {
      wakes.delete(wake);
      if (wakes.size === 0 && this.streamListeners.get(stream) === wakes) this.streamListeners.delete(stream);
    };
  }

  private scheduleWake(): void {
    if (this.isWakeScheduled) return;
    this.isWakeScheduled = true;
    const wait = this.lastWake + WAKE_INTERVAL_MS - performance.now();
    if (wait > 0) setTimeout(() => this.wake(), wait);
    else setImmediate(() => this.wake());
  }

  private wake(): void {
    this.isWakeScheduled = false;
    this.lastWake = performance.now();
    const streams = [...this.changedStreams];
    this.changedStreams.clear();
    for (const stream of streams) this.streamListeners.get(stream)?.forEach((wake) => wake());
    this.listeners.forEach((wake) => wake());
  }
}
