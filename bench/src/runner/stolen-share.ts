import { readFileSync } from 'node:fs';

/** How much time the processors of this machine spent since it started, in ticks. */
export interface ProcessorTime {
  readonly all: number;
  /** What the host gave to other virtual machines while this one wanted to run. */
  readonly stolen: number;
}

/** The processor time until now; nothing is stolen where the system does not tell. */
export function processorTime(): ProcessorTime {
  try {
    return parseProcessorTime(readFileSync('/proc/stat', 'utf8'));
  } catch {
    return { all: 0, stolen: 0 };
  }
}

/** Reads the first line of `/proc/stat`: user, nice, system, idle, iowait, irq, softirq and steal. */
export function parseProcessorTime(stat: string): ProcessorTime {
  const [first = ''] = stat.split('\n');
  const ticks = first.split(/\s+/).slice(1, 9).map(Number);
  return { all: ticks.reduce((sum, each) => sum + each, 0), stolen: ticks[7] ?? 0 };
}

/** Which share of the processors was stolen in between, from 0 to 1. */
export function stolenShare(from: ProcessorTime, to: ProcessorTime): number {
  const all = to.all - from.all;
  return all > 0 ? (to.stolen - from.stolen) / all : 0;
}

const MAX_STOLEN_SHARE = 0.1;

/** Whether so little was stolen that time ratios can be checked. */
export const isUndisturbed = (share: number): boolean => share <= MAX_STOLEN_SHARE;
