import type { EventRecord } from './event.js';
import type { LogEntry } from './log-entry.js';
import { StreamTable } from './stream-table.js';

type Wake = () => void;

/** Listeners are woken at most this often (ms): telling them of each event by itself costs more than an append. */
const WAKE_INTERVAL_MS = 10;

/** What readers and subscribers see: only what is on disk. */
export class PublishedEvents {
  readonly streams = new StreamTable();
  private readonly records: EventRecord[] = [];
  private readonly listeners = new Set<Wake>();
  private readonly streamListeners = new Map<string, Set<Wake>>();
  /** The streams that got events since listeners were woken last. */
  private readonly touched = new Set<string>();
  private waking = false;
  private lastWake = -Infinity;

  /** Every event of every stream, by position. */
  get all(): readonly EventRecord[] {
    return this.records;
  }

  /** The index in `all` of the first event at or after the position. */
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
   * Shows entries to readers at once, and wakes whoever waits for news: in the next turn, or once the interval since the
   * last time is over, and each listener once, however many events there are. The writers are answered before that.
   */
  publish(entries: readonly LogEntry[]): void {
    for (const entry of entries) {
      if (entry.kind === 'stream-start') this.streams.open(entry.stream).startAt(entry.revision);
      if (entry.kind !== 'commit') continue;
      for (const record of entry.records) {
        this.streams.apply(record);
        this.records.push(record);
        this.touched.add(record.stream);
      }
    }
    this.wakeSoon();
  }

  /** Calls `wake` after every commit until the returned function is called. */
  onCommit(wake: Wake): () => void {
    this.listeners.add(wake);
    return () => this.listeners.delete(wake);
  }

  /** Calls `wake` after every commit that adds to the stream until the returned function is called. */
  onCommitTo(stream: string, wake: Wake): () => void {
    const wakes = this.streamListeners.get(stream) ?? new Set();
    this.streamListeners.set(stream, wakes.add(wake));
    return () => {
      wakes.delete(wake);
      if (wakes.size === 0 && this.streamListeners.get(stream) === wakes) this.streamListeners.delete(stream);
    };
  }

  private wakeSoon(): void {
    if (this.waking) return;
    this.waking = true;
    const wait = this.lastWake + WAKE_INTERVAL_MS - performance.now();
    if (wait > 0) setTimeout(() => this.wake(), wait);
    else setImmediate(() => this.wake());
  }

  private wake(): void {
    this.waking = false;
    this.lastWake = performance.now();
    const streams = [...this.touched];
    this.touched.clear();
    for (const stream of streams) this.streamListeners.get(stream)?.forEach((wake) => wake());
    this.listeners.forEach((wake) => wake());
  }
}
