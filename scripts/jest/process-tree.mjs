import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second (USER_HZ). */
const MS_PER_TICK = 10;

/** Reads the fields of /proc/PID/stat after the process name: state, ppid, ... Empty if the process has exited. */
function readStat(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/**
 * Sums the CPU time (ms) that the processes with these ids and all their descendants have used so far, including
 * descendants that exited. Returns 0 where there is no /proc.
 */
export function cpuTimeOf(roots) {
  let ids;
  try {
    ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return 0;
  }
  const stats = new Map(ids.map((id) => [Number(id), readStat(id)]));
  const children = new Map();
  for (const [pid, [, parent]] of stats) children.set(Number(parent), [...(children.get(Number(parent)) ?? []), pid]);
  const open = [...roots];
  let ticks = 0;
  for (let pid = open.pop(); pid !== undefined; pid = open.pop()) {
    // utime, stime, and those of the children it has waited for.
    const times = (stats.get(pid) ?? []).slice(11, 15);
    ticks += times.reduce((sum, time) => sum + Number(time), 0);
    open.push(...(children.get(pid) ?? []));
  }
  return ticks * MS_PER_TICK;
}
