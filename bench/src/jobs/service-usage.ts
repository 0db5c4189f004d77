import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from '../runner/figure.js';
import { testVariable } from '@trackrecord/platform/testing/test-stack';

/** Returns the URL of a service, without the gateway. The port is read from its log. */
export function getServiceUrl(name: 'query-api' | 'worker'): string {
  const { dataDir } = JSON.parse(readFileSync(testVariable('STACK_FILE'), 'utf8')) as { readonly dataDir: string };
  const log = readFileSync(join(dataDir, 'logs', `${name}.log`), 'utf8');
  const readyLine = log.split('\n').findLast((line) => line.includes('"ready":true'));
  if (readyLine === undefined) throw new Error(`no port in the log of ${name}`);
  const { port } = JSON.parse(readyLine) as { readonly port: number };
  return `http://127.0.0.1:${String(port)}`;
}

type Service = Parameters<typeof getServiceUrl>[0];

/** Resource usage of a service, from its metrics. */
export interface Usage {
  /** Resident memory and used heap, in bytes. */
  readonly residentBytes: number;
  readonly heapBytes: number;
  /** CPU time since the start (ms). */
  readonly cpuMs: number;
}

/** Reads the resource usage of a service. */
export async function readUsage(name: Service): Promise<Usage> {
  const response = await fetch(`${getServiceUrl(name)}/metrics`, { signal: AbortSignal.timeout(30_000) });
  const metrics = await response.text();
  const readGauge = (metric: string) => Number(new RegExp(`^${metric} (\\S+)$`, 'm').exec(metrics)?.[1]);
  return {
    residentBytes: readGauge('process_resident_memory_bytes'),
    heapBytes: readGauge('nodejs_heap_size_used_bytes'),
    cpuMs: 1000 * readGauge('process_cpu_seconds_total'),
  };
}

/** Prints and returns the resident memory (MiB) of the services that hold all jobs. */
export async function printMemory(condition: string): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const name of ['query-api', 'worker'] as const) {
    const { residentBytes, heapBytes } = await readUsage(name);
    console.log(
      `${`${name} ${condition}`.padEnd(44)} ${formatMebibytes(residentBytes)} resident, ${formatMebibytes(heapBytes)} heap used`,
    );
    figures.push({ name: `memory of the ${name} ${condition}`, value: residentBytes / 2 ** 20, unit: 'MiB' });
  }
  return figures;
}

const formatMebibytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0).padStart(5)} MiB`;
