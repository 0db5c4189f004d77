import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { types } from 'node:util';
import type { Collection } from 'mongodb';
import { withDeadline } from '../lifecycle/shutdown.js';
import { sleep, sleepUntilDue } from '../lifecycle/sleep.js';
import type { Logger } from '../logging/logger.js';
import { isDuplicateKey } from './connect.js';
import type { Database } from './database.js';
import { type LeaseDocument, type LeaseProcess, LeaseRenewals } from './lease-renewals.js';

/** How long a lease lasts, how often it is renewed, and how long before its end the work stops. */
const DEFAULT_TIMES = { leaseMs: 6_000, renewalIntervalMs: 2_000, marginMs: 500 };

/**
 * Lets one process at a time do some work. The others wait until the owner stops renewing its lease or, on the same
 * host and PID namespace, until its process has exited, so that a killed process is replaced immediately.
 */
export class Lease {
  readonly #leases: Collection<LeaseDocument>;
  readonly #renewals: LeaseRenewals;
  #isHeld = false;

  constructor(
    db: Database,
    private readonly name: string,
    private readonly owner: string,
    private readonly logger: Logger,
    private readonly times = DEFAULT_TIMES,
  ) {
    this.#leases = db.collection('leases');
    this.#renewals = LeaseRenewals.of(db);
  }

  /** Whether this process works under the lease. */
  get isHeld(): boolean {
    return this.#isHeld;
  }

  /**
   * Acquires the lease and runs the work under it, repeatedly, until the signal aborts. The signal for `work` also
   * aborts when the lease is lost: another owner has it, or it expired because MongoDB did not respond.
   */
  async hold(signal: AbortSignal, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    while (!signal.aborted) {
      const until = Date.now() + this.times.leaseMs;
      if ((await this.#try(this.#acquire(), this.times.leaseMs)) !== 'acquired') {
        // More often than renewals, so that the lease of an exited process is taken over soon.
        await sleep(this.times.renewalIntervalMs / 4, signal);
        continue;
      }
      const lostController = new AbortController();
      const renewal = this.#renew(until, AbortSignal.any([signal, lostController.signal]), lostController);
      this.#isHeld = true;
      try {
        await work(AbortSignal.any([signal, lostController.signal]));
      } finally {
        this.#isHeld = false;
        lostController.abort();
        await renewal;
        await this.#release();
      }
    }
  }

  async #renew(initialUntil: number, signal: AbortSignal, lostController: AbortController): Promise<void> {
    let until = initialUntil;
    const isActive = () => !signal.aborted;
    while (isActive()) {
      await sleepUntilDue(this.times.renewalIntervalMs, signal);
      if (!isActive()) return;
      const requestedAt = Date.now();
      const result = await this.#try(this.#extend(), until - requestedAt - this.times.marginMs);
      if (result === 'acquired') until = requestedAt + this.times.leaseMs;
      else if (result === 'held by another' || Date.now() >= until - this.times.marginMs) lostController.abort();
    }
  }

  async #try(attempt: Promise<boolean>, timeoutMs: number): Promise<'acquired' | 'held by another' | 'unknown'> {
    try {
      return (await withDeadline(attempt, timeoutMs, `acquiring the lease of ${this.name}`))
        ? 'acquired'
        : 'held by another';
    } catch (error) {
      this.logger.warn({ err: error, lease: this.name }, 'acquiring lease failed');
      return 'unknown';
    }
  }

  /** A lease that cannot be released expires. */
  async #release(): Promise<void> {
    const deletion = this.#leases.deleteOne({ _id: this.name, owner: this.owner });
    try {
      await withDeadline(deletion, this.times.leaseMs, `releasing the lease of ${this.name}`);
    } catch (error) {
      this.logger.warn({ err: error, lease: this.name }, 'releasing lease failed');
    }
  }

  /** Renews the lease with the others of this process; if one of them is lost, each finds out for itself. */
  async #extend(): Promise<boolean> {
    const until = new Date(Date.now() + this.times.leaseMs);
    return (await this.#renewals.renew({ name: this.name, owner: this.owner, until })) || this.#acquire();
  }

  async #acquire(): Promise<boolean> {
    const now = Date.now();
    try {
      await this.#leases.updateOne(
        { _id: this.name, $or: [{ owner: this.owner }, { until: { $lt: new Date(now) } }] },
        { $set: this.#createClaim(now) },
        { upsert: true },
      );
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return this.#takeOver(now);
      throw error;
    }
  }

  /** Takes over the lease of an exited process. The filter includes the owner, so that only one process succeeds. */
  async #takeOver(now: number): Promise<boolean> {
    const currentLease = await this.#leases.findOne({ _id: this.name });
    if (!currentLease || currentLease.owner === this.owner || !hasExited(currentLease.process)) return false;
    const filter = { _id: this.name, owner: currentLease.owner };
    const { modifiedCount } = await this.#leases.updateOne(filter, { $set: this.#createClaim(now) });
    return modifiedCount === 1;
  }

  #createClaim(now: number) {
    const currentProcess = getCurrentProcess();
    return {
      owner: this.owner,
      until: new Date(now + this.times.leaseMs),
      ...(currentProcess && { process: currentProcess }),
    };
  }
}

/** Returns this process, or undefined if the system has no PID namespaces. */
export function getCurrentProcess(): LeaseProcess | undefined {
  try {
    return { host: `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`, pid: process.pid };
  } catch {
    return undefined;
  }
}

/** Returns true only if a process of this host has certainly exited. A reused process id counts as running. */
function hasExited(owner: LeaseProcess | undefined): boolean {
  const currentProcess = getCurrentProcess();
  if (owner === undefined || currentProcess === undefined || owner.host !== currentProcess.host) return false;
  try {
    process.kill(owner.pid, 0);
    return false;
  } catch (error) {
    return types.isNativeError(error) && 'code' in error && error.code === 'ESRCH';
  }
}
