import { readFileSync } from 'node:fs';

/** CPU time of this machine since it booted, in ticks. */
export interface CpuTime {
  readonly totalTicks: number;
  /** Steal time: the host ran other virtual machines while this one was ready to run. */
  readonly stolenTicks: number;
}

/** Reads the CPU time. Returns zeros if there is no /proc/stat. */
export function readCpuTime(): CpuTime {
  try {
    return parseCpuTime(readFileSync('/proc/stat', 'utf8'));
  } catch {
    return { totalTicks: 0, stolenTicks: 0 };
  }
}

/** Parses the first line of `/proc/stat`: user, nice, system, idle, iowait, irq, softirq and steal. */
export function parseCpuTime(stat: string): CpuTime {
  const [firstLine = ''] = stat.split('\n');
  const ticks = firstLine.split(/\s+/).slice(1, 9).map(Number);
  return { totalTicks: ticks.reduce((sum, tick) => sum + tick, 0), stolenTicks: ticks[7] ?? 0 };
}

/** Returns the share of CPU time that was stolen between two measurements, from 0 to 1. */
export function computeStolenShare(before: CpuTime, after: CpuTime): number {
  const totalTicks = after.totalTicks - before.totalTicks;
  return totalTicks > 0 ? (after.stolenTicks - before.stolenTicks) / totalTicks : 0;
}

const MAX_STOLEN_SHARE = 0.1;

/** Returns true if the host stole so little CPU time that time ratios are reliable. */
export const isTimingReliable = (stolenShare: number): boolean => stolenShare <= MAX_STOLEN_SHARE;
