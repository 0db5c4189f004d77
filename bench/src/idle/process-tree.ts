import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** A running process. */
export interface RunningProcess {
  readonly pid: number;
  readonly parentPid: number;
  /** The CPU time since its start, with that of the children it has waited for (s). */
  readonly cpuSeconds: number;
}

/** The unit of CPU times in /proc, on every architecture that Node supports. */
const TICKS_PER_SECOND = 100;

/** Parses `/proc/PID/stat`. The name of the program, in parentheses, may contain anything. */
export function parseProcess(stat: string): RunningProcess {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const readNumber = (index: number) => Number(fields[index]);
  const ticks = [11, 12, 13, 14].reduce((sum, index) => sum + readNumber(index), 0);
  return { pid: Number.parseInt(stat, 10), parentPid: readNumber(1), cpuSeconds: ticks / TICKS_PER_SECOND };
}

/** Reads a process and all its descendants (Linux). */
export function readProcessTree(rootPid: number): readonly RunningProcess[] {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const stat = readFileOfProcess(Number(pid), 'stat');
      return stat === undefined ? [] : [parseProcess(stat)];
    });
  return findTree(processes, rootPid);
}

/** Returns a process and all its descendants, parents first. */
export function findTree(processes: readonly RunningProcess[], rootPid: number): readonly RunningProcess[] {
  const children = processes.filter(({ parentPid }) => parentPid === rootPid);
  return [
    ...processes.filter(({ pid }) => pid === rootPid),
    ...children.flatMap(({ pid }) => findTree(processes, pid)),
  ];
}

/** Memory of a process in MiB: proportional (shared pages are divided by their users) and resident. */
export interface Memory {
  readonly pss: number;
  readonly rss: number;
}

/** Reads the memory of a process; zeros if it has exited. */
export function readMemory(pid: number): Memory {
  const rollup = readFileOfProcess(pid, 'smaps_rollup') ?? '';
  const readMebibytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(rollup)?.[1] ?? 0) / 1_024;
  return { pss: readMebibytes('Pss'), rss: readMebibytes('Rss') };
}

/** Returns the name of a process: its main file or program, and the type of a process of the browser. */
export function readName(pid: number): string {
  const args = (readFileOfProcess(pid, 'cmdline') ?? '').split('\0');
  const mainFile = args.find((arg) => arg.endsWith('.main.js'));
  const [program = ''] = (args[0] ?? '').split(' ');
  const type = args.find((arg) => arg.startsWith('--type='))?.slice('--type='.length);
  return [basename(mainFile ?? program), ...(type === undefined ? [] : [type])].join(' ');
}

/** Returns undefined if the process has exited. */
function readFileOfProcess(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${String(pid)}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}
