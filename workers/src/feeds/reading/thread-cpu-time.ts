import { readFileSync } from 'node:fs';

/** First field: the time of the calling thread on the processor in nanoseconds (Linux). */
const THREAD_STATISTICS = '/proc/thread-self/schedstat';

/**
 * Returns the CPU time of this thread in milliseconds. On systems other than Linux, that of the process, which includes
 * its other threads.
 */
export function getThreadCpuTimeMs(): number {
  try {
    return Number.parseInt(readFileSync(THREAD_STATISTICS, 'utf8'), 10) / 1_000_000;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  }
}
