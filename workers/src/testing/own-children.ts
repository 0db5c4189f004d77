import { readdirSync, readFileSync } from 'node:fs';

/** The programs that this process has running, by name: children and what these started (Linux). */
export const ownChildren = (): readonly string[] => descendants(process.pid, allRunning()).map(({ name }) => name);

/** The ids of what a process has running, children and what these started (Linux). */
export const descendantsOf = (parent: number): readonly number[] =>
  descendants(parent, allRunning()).map(({ pid }) => pid);

/** Kills what a process has running, children and what these started (Linux), as a machine short of memory does. */
export function killChildrenOf(parent: number): void {
  for (const pid of descendantsOf(parent)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended with another.
    }
  }
}

const allRunning = (): readonly Running[] =>
  readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((pid) => statusOf(pid));

interface Running {
  readonly pid: number;
  readonly parent: number;
  readonly name: string;
}

/** `pid (name) state parent ...`; nothing where it has just ended, or waits to be buried. */
function statusOf(pid: string): readonly Running[] {
  try {
    const [, name = '', state, parent] =
      /^\d+ \((.*)\) (\S) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return state === 'Z' ? [] : [{ pid: Number(pid), parent: Number(parent), name }];
  } catch {
    return [];
  }
}

const descendants = (of: number, running: readonly Running[]): readonly Running[] =>
  running.filter(({ parent }) => parent === of).flatMap((child) => [child, ...descendants(child.pid, running)]);
