import { readdirSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/** Where Linux lists the threads of this process. */
const THREADS = '/proc/self/task';

/**
 * Lowers the scheduling priority of this process to a niceness of 0 to 19, and that of whatever it starts from now on. A
 * priority that is lower already stays: raising it takes privileges.
 */
export function lowerPriority(niceness: number): void {
  // Linux keeps a niceness for each thread, and garbage is collected in threads of its own.
  for (const thread of [0, ...threads()]) lower(thread, niceness);
}

function lower(thread: number, niceness: number): void {
  try {
    if (getPriority(thread) < niceness) setPriority(thread, niceness);
  } catch (error) {
    // A thread may have ended since they were listed.
    if (thread === 0) throw error;
  }
}

function threads(): readonly number[] {
  try {
    return readdirSync(THREADS).map(Number);
  } catch {
    return []; // elsewhere one call is for all threads
  }
}
