import { readFileSync } from 'node:fs';

/** CPU time of this machine since it booted, in ticks. */
export interface CpuTime {
  readonly all: number;
  /** Steal time: the host ran other virtual machines while this one wanted to run. */
  readonly stolen: number;
}

/** Reads the CPU time; zero where there is no /proc/stat. */
export function readCpuTime(): CpuTime {
  try {
    return parseCpuTime(readFileSync('/proc/stat', 'utf8'));
  } catch {
    return { all: 0, stolen: 0 };
  }
}

/** Parses the first line of `/proc/stat`: user, nice, system, idle, iowait, irq, softirq and steal. */
export function parseCpuTime(stat: string): CpuTime {
  const [first = ''] = stat.split('\n');
  const ticks = first.split(/\s+/).slice(1, 9).map(Number);
  return { all: ticks.reduce((sum, each) => sum + each, 0), stolen: ticks[7] ?? 0 };
}

/** Returns the share of CPU time that was stolen in between, from 0 to 1. */
export function computeStolenShare(from: CpuTime, to: CpuTime): number {
  const all = to.all - from.all;
  return all > 0 ? (to.stolen - from.stolen) / all : 0;
}

const MAX_STOLEN_SHARE = 0.1;

/** Returns true if time ratios are reliable. */
export const isReliable = (share: number): boolean => share <= MAX_STOLEN_SHARE;
