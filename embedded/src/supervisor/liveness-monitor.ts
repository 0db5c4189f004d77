import { type Probe, sendProbe } from './probe.js';

/** How often a process is probed within the limit. */
const PROBES_PER_LIMIT = 6;
/** A tick that comes this many intervals after the previous one is late: this process did not run meanwhile. */
const LATE_TICK_INTERVALS = 2;

/** Sends a probe: resolves to undefined if there was no answer within `timeoutMs`. */
type SendProbe = (probe: Probe, timeoutMs: number) => Promise<string | undefined>;

interface WatchedProcess {
  readonly probe: Probe;
  readonly onHang: (silentMs: number) => void;
  /** True while a probe has no answer yet and its connection is open. */
  isProbing: boolean;
  /** True from a probe until an answer, across lost connections. */
  isSilent: boolean;
  silentMs: number;
}

/**
 * Probes running processes and reports those that hang: no answer at all for `limitMs` (decision 067). Any answer
 * counts, however late, because only the event loop is tested. The time in which this process itself did not run
 * (suspended, or starved by others) is not counted.
 */
export class LivenessMonitor {
  readonly #intervalMs: number;
  readonly #watched = new Set<WatchedProcess>();
  #lastTickAt: number;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    /** 0 disables the monitor. */
    private readonly limitMs: number,
    private readonly send: SendProbe = sendProbe,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#intervalMs = limitMs / PROBES_PER_LIMIT;
    this.#lastTickAt = now();
  }

  /** Watches a process that is ready. `onHang` is called at most once. Returns a function that ends the watch. */
  watch(probe: Probe, onHang: (silentMs: number) => void): () => void {
    const watched = { probe, onHang, isProbing: false, isSilent: false, silentMs: 0 };
    this.#watched.add(watched);
    return () => this.#watched.delete(watched);
  }

  start(): void {
    if (this.limitMs > 0) this.#timer ??= setInterval(() => this.tick(), this.#intervalMs).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#watched.clear();
  }

  /** Counts the time since the last tick for processes that have not answered, and probes the others again. */
  tick(): void {
    const elapsedMs = this.now() - this.#lastTickAt;
    this.#lastTickAt += elapsedMs;
    const isLate = elapsedMs >= LATE_TICK_INTERVALS * this.#intervalMs;
    for (const watched of this.#watched) {
      if (isLate) watched.silentMs = 0;
      else if (watched.isSilent) watched.silentMs += elapsedMs;
      if (watched.silentMs >= this.limitMs) {
        this.#watched.delete(watched);
        watched.onHang(watched.silentMs);
      } else if (!watched.isProbing) void this.#probe(watched);
    }
  }

  async #probe(watched: WatchedProcess): Promise<void> {
    watched.isProbing = true;
    watched.isSilent = true;
    const answer = await this.send(watched.probe, this.limitMs);
    watched.isProbing = false;
    if (answer === undefined) return;
    watched.isSilent = false;
    watched.silentMs = 0;
  }
}
