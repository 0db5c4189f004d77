import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseWorkerOptions, type QueueConcurrency } from '@trackrecord/workers/worker-options';
import { parse } from 'yaml';
import { z } from 'zod';

export const root = resolve(__dirname, '../../..');
export const read = (file: string): string => readFileSync(join(root, file), 'utf8');
export const readYaml = (file: string): unknown => parse(read(file), { merge: true });

const composeService = z.object({
  image: z.string().optional(),
  build: z.object({ dockerfile: z.string(), target: z.string().optional() }).optional(),
  command: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.string()).default({}),
  init: z.boolean().optional(),
  stop_grace_period: z.string().optional(),
  container_name: z.string().optional(),
  hostname: z.string().optional(),
  ports: z.array(z.string()).default([]),
  deploy: z.object({ resources: z.object({ limits: z.object({ cpus: z.string(), memory: z.string() }) }) }).optional(),
});
export type ComposeService = z.infer<typeof composeService>;

export const WORKER_MAIN = 'workers/dist/worker.main.js';

/** docker-compose.yml */
export const compose = z
  .object({ services: z.record(z.string(), composeService) })
  .parse(readYaml('docker-compose.yml'));

/** The services that are built of service.Dockerfile, by name. */
export const nodeServices = Object.entries(compose.services).filter(
  ([, { build }]) => build?.dockerfile === 'deploy/service.Dockerfile',
);

/** Returns the queues of a worker with their concurrency. Throws if its options are invalid, as the worker does. */
export const readConcurrency = ({ command }: { readonly command: readonly string[] }): QueueConcurrency =>
  parseWorkerOptions(command.slice(command.indexOf(WORKER_MAIN) + 1));
