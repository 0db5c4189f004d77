import { readdirSync, readFileSync } from 'node:fs';

/** Returns the names of all descendants of this process (Linux). */
export const listDescendantNames = (): readonly string[] =>
  findDescendants(process.pid, listProcesses()).map(({ name }) => name);

/** Returns the pids of all descendants of a process (Linux). */
export const listDescendantPids = (parent: number): readonly number[] =>
  findDescendants(parent, listProcesses()).map(({ pid }) => pid);

/** Kills all descendants of a process (Linux), like the OOM killer. */
export function killDescendants(parent: number): void {
  for (const pid of listDescendantPids(parent)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has exited already.
    }
  }
}

const listProcesses = (): readonly RunningProcess[] =>
  readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((pid) => readStatus(pid));

interface RunningProcess {
  readonly pid: number;
  readonly parent: number;
  readonly name: string;
}

/** Parses `pid (name) state parent ...`; returns nothing for exited and zombie processes. */
function readStatus(pid: string): readonly RunningProcess[] {
  try {
    const [, name = '', state, parent] =
      /^\d+ \((.*)\) (\S) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return state === 'Z' ? [] : [{ pid: Number(pid), parent: Number(parent), name }];
  } catch {
    return [];
  }
}

const findDescendants = (parentPid: number, runningProcesses: readonly RunningProcess[]): readonly RunningProcess[] =>
  runningProcesses
    .filter(({ parent }) => parent === parentPid)
    .flatMap((child) => [child, ...findDescendants(child.pid, runningProcesses)]);
