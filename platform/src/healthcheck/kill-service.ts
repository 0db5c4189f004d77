import { readdirSync, readFileSync } from 'node:fs';

const PROCESSES = '/proc';

/**
 * Kills the processes that run `node MAIN ...`. The kernel ignores the signal for the first process of a container, which
 * is why the containers have an init process.
 */
export function killService(main: string): void {
  for (const pid of readdirSync(PROCESSES).filter((name) => /^\d+$/.test(name))) {
    if (readArguments(pid)[1] === main) process.kill(Number(pid), 'SIGKILL');
  }
}

/** Returns the command line of a process; empty if it has exited. */
function readArguments(pid: string): readonly string[] {
  try {
    // Each argument ends with a zero byte.
    return readFileSync(`${PROCESSES}/${pid}/cmdline`, 'utf8').split('\0').slice(0, -1);
  } catch {
    return [];
  }
}
