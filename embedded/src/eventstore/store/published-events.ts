import type { EventRecord } from './event.js';
import type { LogEntry } from './log-entry.js';
import { StreamTable } from './stream-table.js';

type Listener = () => void;

/** The minimum interval between two notifications: notifying listeners of each event would cost more than an append. */
const NOTIFICATION_INTERVAL_MS = 10;

/** The events that readers and subscribers see: only those on disk. */
export class PublishedEvents {
  readonly streams = new StreamTable();
  private readonly records: EventRecord[] = [];
  private readonly listeners = new Set<Listener>();
  private readonly streamListeners = new Map<string, Set<Listener>>();
  /** The streams with new events since the last notification. */
  private readonly changedStreams = new Set<string>();
  private isNotificationScheduled = false;
  private lastNotificationAt = -Infinity;

  /** All events of all streams, ordered by position. */
  get all(): readonly EventRecord[] {
    return this.records;
  }

  /** Returns the index in `all` of the first event at or after the position. */
  findIndex(position: number): number {
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
   * the last notification has passed; once per listener, regardless of the number of events. The writes are
   * acknowledged before the listeners are notified.
   */
  publish(entries: readonly LogEntry[]): void {
    for (const entry of entries) {
      if (entry.kind === 'stream-start') this.streams.getOrCreate(entry.stream).setFirstRevision(entry.revision);
      if (entry.kind !== 'commit') continue;
      for (const record of entry.records) {
        this.streams.apply(record);
        this.records.push(record);
        this.changedStreams.add(record.stream);
      }
    }
    this.scheduleNotification();
  }

  /** Calls the listener after commits, once for several in a short time, until the returned function is called. */
  onCommit(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Calls the listener like `onCommit`, but only for commits to the stream. */
  onStreamCommit(stream: string, listener: Listener): () => void {
    const streamListeners = this.streamListeners.get(stream) ?? new Set();
    this.streamListeners.set(stream, streamListeners.add(listener));
    return () => {
      streamListeners.delete(listener);
      if (streamListeners.size === 0 && this.streamListeners.get(stream) === streamListeners)
        this.streamListeners.delete(stream);
    };
  }

  private scheduleNotification(): void {
    if (this.isNotificationScheduled) return;
    this.isNotificationScheduled = true;
    const delayMs = this.lastNotificationAt + NOTIFICATION_INTERVAL_MS - performance.now();
    if (delayMs > 0) setTimeout(() => this.notify(), delayMs);
    else setImmediate(() => this.notify());
  }

  private notify(): void {
    this.isNotificationScheduled = false;
    this.lastNotificationAt = performance.now();
    const streams = [...this.changedStreams];
    this.changedStreams.clear();
    for (const stream of streams) this.streamListeners.get(stream)?.forEach((listener) => listener());
    this.listeners.forEach((listener) => listener());
  }
}
