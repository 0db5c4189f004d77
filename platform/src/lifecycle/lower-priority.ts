import { readdirSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/** Where Linux lists the threads of this process. */
const THREADS = '/proc/self/task';
/** Stands for the calling thread; on systems other than Linux for the whole process. */
const CALLING_THREAD = 0;

/**
 * Lowers the scheduling priority of this process and its future children to a niceness of 0 to 19. A priority that is
 * already lower is left unchanged: raising it takes privileges.
 */
export function lowerPriority(niceness: number): void {
  // Linux has a niceness per thread, and garbage collection runs in separate threads.
  for (const thread of [CALLING_THREAD, ...listThreads()]) lowerThread(thread, niceness);
}

function lowerThread(thread: number, niceness: number): void {
  try {
    if (getPriority(thread) < niceness) setPriority(thread, niceness);
  } catch (error) {
    // The thread may have ended meanwhile.
    if (thread === CALLING_THREAD) throw error;
  }
}

function listThreads(): readonly number[] {
  try {
    return readdirSync(THREADS).map(Number);
  } catch {
    return []; // on other systems one call applies to all threads
  }
}
