import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { types } from 'node:util';

/** The process that owns a lease. Its id is only meaningful on the same host and in the same PID namespace. */
export interface LeaseProcess {
  readonly host: string;
  readonly pid: number;
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
export function hasExited(owner: LeaseProcess | undefined): boolean {
  const current = getCurrentProcess();
  if (owner === undefined || current === undefined || owner.host !== current.host) return false;
  try {
    process.kill(owner.pid, 0);
    return false;
  } catch (error) {
    return types.isNativeError(error) && 'code' in error && error.code === 'ESRCH';
  }
}
