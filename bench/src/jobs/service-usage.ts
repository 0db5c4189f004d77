import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from '../runner/figure.js';
import { testVariable } from '@trackrecord/platform/testing/test-stack';

/** Returns the URL of a service, without the gateway. The port is read from its log. */
export function serviceUrl(name: 'query-api' | 'worker'): string {
  const { dataDir } = JSON.parse(readFileSync(testVariable('STACK_FILE'), 'utf8')) as { readonly dataDir: string };
  const log = readFileSync(join(dataDir, 'logs', `${name}.log`), 'utf8');
  const ready = log.split('\n').findLast((line) => line.includes('"ready":true'));
  if (ready === undefined) throw new Error(`no port in the log of ${name}`);
  const { port } = JSON.parse(ready) as { readonly port: number };
  return `http://127.0.0.1:${String(port)}`;
}

type Service = Parameters<typeof serviceUrl>[0];

/** Resource usage of a service, from its metrics. */
export interface Usage {
  /** Resident memory and used heap, in bytes. */
  readonly resident: number;
  readonly heap: number;
  /** CPU time since the start (ms). */
  readonly cpuMs: number;
}

/** Reads the resource usage of a service. */
export async function readUsage(name: Service): Promise<Usage> {
  const response = await fetch(`${serviceUrl(name)}/metrics`, { signal: AbortSignal.timeout(30_000) });
  const metrics = await response.text();
  const gauge = (metric: string) => Number(new RegExp(`^${metric} (\\S+)$`, 'm').exec(metrics)?.[1]);
  return {
    resident: gauge('process_resident_memory_bytes'),
    heap: gauge('nodejs_heap_size_used_bytes'),
    cpuMs: 1000 * gauge('process_cpu_seconds_total'),
  };
}

/** Prints and returns the resident memory (MiB) of the services that hold all jobs. */
export async function printMemory(when: string): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const name of ['query-api', 'worker'] as const) {
    const { resident, heap } = await readUsage(name);
    console.log(
      `${`${name} ${when}`.padEnd(44)} ${formatMebibytes(resident)} resident, objects take ${formatMebibytes(heap)} of it`,
    );
    figures.push({ name: `memory of the ${name} ${when}`, value: resident / 2 ** 20, unit: 'MiB' });
  }
  return figures;
}

const formatMebibytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0).padStart(5)} MiB`;
