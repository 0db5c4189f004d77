import { readdirSync, readFileSync } from 'node:fs';

/** What Linux says about a process in `/proc/PID/stat`. */
export interface ProcessStatus {
  readonly name: string;
  /** One letter: `R` running, `S` sleeping, `T` stopped, `Z` zombie. */
  readonly state: string;
  readonly parentPid: number;
  readonly niceness: number;
}

/**
 * Reads the status of a process, or of a thread (`PID/task/TID`), on Linux. Returns undefined if it does not exist. A
 * process may end at any time, also while its status is read (`ESRCH`), so there is no separate look whether it exists.
 */
export function readProcessStatus(id: number | string): ProcessStatus | undefined {
  const text = ignoreIfGone(() => readFileSync(`/proc/${String(id)}/stat`, 'utf8'));
  // `PID (NAME) STATE PPID ...`, where the name may contain spaces and parentheses.
  const nameEnd = text?.lastIndexOf(')');
  if (text === undefined || nameEnd === undefined) return undefined;
  const fields = text.slice(nameEnd + 2).split(' ');
  return {
    name: text.slice(text.indexOf('(') + 1, nameEnd),
    state: fields[0] ?? '',
    parentPid: Number(fields[1]),
    niceness: Number(fields[16]),
  };
}

/** Returns true if a process exists and is not a zombie. */
export function isRunning(pid: number): boolean {
  const status = readProcessStatus(pid);
  return status !== undefined && status.state !== 'Z';
}

/** Kills a process, unless it has ended already. */
export function killProcess(pid: number): void {
  ignoreIfGone(() => process.kill(pid, 'SIGKILL'));
}

/** Returns the ids of all processes. */
export const listPids = (): readonly number[] =>
  readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number);

/** Returns the ids of the threads of a process; none if it does not exist. */
export const listThreads = (pid: number): readonly string[] =>
  ignoreIfGone(() => readdirSync(`/proc/${String(pid)}/task`)) ?? [];

/** Returns the command line of a process; none if it does not exist. */
export const readCommandLine = (pid: number): readonly string[] =>
  ignoreIfGone(() => readFileSync(`/proc/${String(pid)}/cmdline`, 'utf8'))?.split('\0') ?? [];

/** Does something with a process. Returns undefined if the process has ended before or meanwhile. */
function ignoreIfGone<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    // No `instanceof Error`: under Jest, errors of Node are instances of another class.
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ESRCH') return undefined;
    throw error;
  }
}
