import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getFreeBytes } from '../disk/free-space.js';
import { type DiskLimits, SettingsError } from './settings.js';

type DiskState = 'ok' | 'low' | 'full';

const CHECK_INTERVAL_MS = 2_000;
const MEBIBYTE = 2 ** 20;

/**
 * Monitors the free disk space of DATA_DIR, prints changes of its state and serves it on loopback for the health check.
 */
export class DiskMonitor {
  readonly #server: Server;
  readonly #timer: NodeJS.Timeout;
  #state: DiskState = 'ok';

  private constructor(
    private readonly folder: string,
    private readonly limits: DiskLimits,
    private readonly print: (line: string) => void,
    private readonly measureFreeBytes: (folder: string) => number,
    intervalMs: number,
  ) {
    this.#server = createServer((request, response) => {
      request.resume();
      const status = this.#state === 'low' ? 'warning' : this.#state;
      response.writeHead(this.#state === 'full' ? 503 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ status }));
    });
    this.#timer = setInterval(() => this.check(), intervalMs).unref();
  }

  /** Starts monitoring. @throws {SettingsError} if the disk is full. */
  static async start(
    folder: string,
    limits: DiskLimits,
    print: (line: string) => void,
    measureFreeBytes = getFreeBytes,
    intervalMs = CHECK_INTERVAL_MS,
  ): Promise<DiskMonitor> {
    const freeBytes = measureFreeBytes(folder);
    if (freeBytes < limits.minBytes) {
      throw new SettingsError(
        `DATA_DIR ${folder} has ${formatMegabytes(freeBytes)} of free disk space, ${formatMegabytes(limits.minBytes)} required`,
      );
    }
    const monitor = new DiskMonitor(folder, limits, print, measureFreeBytes, intervalMs);
    monitor.check();
    monitor.#server.listen(0, '127.0.0.1');
    await once(monitor.#server, 'listening');
    monitor.#server.unref();
    return monitor;
  }

  /** The URL of the state: 200 with the status `ok` or `warning`, 503 if the disk is full. */
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  get isFull(): boolean {
    return this.#state === 'full';
  }

  /** Measures the free space now. */
  check(): void {
    const freeBytes = this.#tryMeasureFreeBytes();
    if (freeBytes === undefined) return;
    const state = this.#toState(freeBytes);
    if (state === this.#state) return;
    this.#state = state;
    this.print(this.#toMessage(state, freeBytes));
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #tryMeasureFreeBytes(): number | undefined {
    try {
      return this.measureFreeBytes(this.folder);
    } catch (error) {
      this.print(
        `Reading the free disk space of DATA_DIR failed: ${error instanceof Error ? error.message : String(error)}`,
      );
      return undefined;
    }
  }

  #toState(freeBytes: number): DiskState {
    if (freeBytes < this.limits.minBytes) return 'full';
    return freeBytes < this.limits.lowBytes ? 'low' : 'ok';
  }

  #toMessage(state: DiskState, freeBytes: number): string {
    const remainingText = `${formatMegabytes(freeBytes)} left in DATA_DIR`;
    const minText = formatMegabytes(this.limits.minBytes);
    if (state === 'full') return `Disk full: ${remainingText}. Changes are refused until ${minText} are free.`;
    if (state === 'low') return `Disk space is low: ${remainingText}. Below ${minText} changes are refused.`;
    return `Disk space is sufficient again: ${remainingText}.`;
  }
}

const formatMegabytes = (bytes: number): string => `${Math.floor(bytes / MEBIBYTE)} MB`;
