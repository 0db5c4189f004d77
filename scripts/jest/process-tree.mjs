import { readdirSync, readFileSync } from 'node:fs';

/** Linux reports CPU time in units of 10 ms (USER_HZ = 100). */
const MS_PER_TICK = 10;

/** Reads the fields of /proc/PID/stat after the process name: state, ppid, ... Returns [] if the process has exited. */
function readStat(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/**
 * Sums the CPU time (ms) of processes and all their descendants, including descendants that exited. Returns 0 without
 * /proc.
 */
export function sumCpuTime(rootPids) {
  let pids;
  try {
    pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return 0;
  }
  const stats = new Map(pids.map((pid) => [Number(pid), readStat(pid)]));
  const children = new Map();
  for (const [pid, [, parent]] of stats) children.set(Number(parent), [...(children.get(Number(parent)) ?? []), pid]);
  const pending = [...rootPids];
  let ticks = 0;
  for (let pid = pending.pop(); pid !== undefined; pid = pending.pop()) {
    // The CPU time in user and kernel mode (utime, stime), and that of exited children (cutime, cstime).
    const times = (stats.get(pid) ?? []).slice(11, 15);
    ticks += times.reduce((sum, time) => sum + Number(time), 0);
    pending.push(...(children.get(pid) ?? []));
  }
  return ticks * MS_PER_TICK;
}
