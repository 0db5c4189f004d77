import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { types } from 'node:util';

/** The process that owns a lease: its id means something only to processes of the same host and PID namespace. */
export interface LeaseProcess {
  readonly host: string;
  readonly pid: number;
}

/** This process, or undefined where the system does not tell PID namespaces apart. */
export function currentProcess(): LeaseProcess | undefined {
  try {
    return { host: `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`, pid: process.pid };
  } catch {
    return undefined;
  }
}

/** Returns true only if a process ran here and is certainly gone; an id that was given to another process counts as running. */
export function hasExited(owner: LeaseProcess | undefined): boolean {
  const current = currentProcess();
  if (owner === undefined || current === undefined || owner.host !== current.host) return false;
  try {
    process.kill(owner.pid, 0);
    return false;
  } catch (error) {
    return types.isNativeError(error) && 'code' in error && error.code === 'ESRCH';
  }
}
