import { killProcess, listPids, readProcessStatus } from '@trackrecord/platform/testing/processes';

/** Returns the names of all descendants of this process (Linux). */
export const listDescendantNames = (): readonly string[] =>
  findDescendants(process.pid, listProcesses()).map(({ name }) => name);

/** Returns the pids of all descendants of a process (Linux). */
export const listDescendantPids = (parent: number): readonly number[] =>
  findDescendants(parent, listProcesses()).map(({ pid }) => pid);

/** Kills all descendants of a process (Linux), like the OOM killer. */
export function killDescendants(parent: number): void {
  for (const pid of listDescendantPids(parent)) killProcess(pid);
}

interface RunningProcess {
  readonly pid: number;
  readonly parentPid: number;
  readonly name: string;
}

const listProcesses = (): readonly RunningProcess[] =>
  listPids().flatMap((pid) => {
    const status = readProcessStatus(pid);
    return status === undefined || status.state === 'Z' ? [] : [{ pid, ...status }];
  });

const findDescendants = (parentPid: number, runningProcesses: readonly RunningProcess[]): readonly RunningProcess[] =>
  runningProcesses
    .filter((child) => child.parentPid === parentPid)
    .flatMap((child) => [child, ...findDescendants(child.pid, runningProcesses)]);
