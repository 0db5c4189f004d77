import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testVariable } from '@trackrecord/platform/testing/test-stack';

/** The address of a service of the stack itself, without the gateway; its log says which port it has. */
export function serviceUrl(name: 'query-api' | 'worker'): string {
  const { dataDir } = JSON.parse(readFileSync(testVariable('STACK_FILE'), 'utf8')) as { readonly dataDir: string };
  const log = readFileSync(join(dataDir, 'logs', `${name}.log`), 'utf8');
  const ready = log.split('\n').findLast((line) => line.includes('"ready":true'));
  if (ready === undefined) throw new Error(`the log of ${name} does not say where it listens`);
  const { port } = JSON.parse(ready) as { readonly port: number };
  return `http://127.0.0.1:${String(port)}`;
}

/** What a service holds in memory, in bytes: all of it, and what its objects take. */
export interface Memory {
  readonly resident: number;
  readonly heap: number;
}

/** How much memory a service takes right now, by its own metrics. */
export async function memoryOf(name: 'query-api' | 'worker'): Promise<Memory> {
  const answer = await fetch(`${serviceUrl(name)}/metrics`, { signal: AbortSignal.timeout(10_000) });
  const metrics = await answer.text();
  const gauge = (metric: string) => Number(new RegExp(`^${metric} (\\S+)$`, 'm').exec(metrics)?.[1]);
  return { resident: gauge('process_resident_memory_bytes'), heap: gauge('nodejs_heap_size_used_bytes') };
}

/** Prints the memory of the services that hold all jobs. */
export async function printMemory(when: string): Promise<void> {
  for (const name of ['query-api', 'worker'] as const) {
    const { resident, heap } = await memoryOf(name);
    console.log(`${`${name} ${when}`.padEnd(44)} ${mebibytes(resident)} resident, ${mebibytes(heap)} of it objects`);
  }
}

const mebibytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0).padStart(5)} MiB`;
