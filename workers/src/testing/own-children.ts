import { readdirSync, readFileSync } from 'node:fs';

/** The programs that this process has running, by name: children and what these started (Linux). */
export function ownChildren(): readonly string[] {
  const running = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((pid) => statusOf(pid));
  return descendants(process.pid, running);
}

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

const descendants = (of: number, running: readonly Running[]): readonly string[] =>
  running.filter(({ parent }) => parent === of).flatMap(({ pid, name }) => [name, ...descendants(pid, running)]);
