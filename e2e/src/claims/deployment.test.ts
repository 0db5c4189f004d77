import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { QUEUES } from '@trackrecord/contracts';
import { parseWorkerOptions } from '@trackrecord/workers/worker-options';
import { parse } from 'yaml';
import { z } from 'zod';

const root = resolve(__dirname, '../../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const readYaml = (file: string): unknown => parse(read(file), { merge: true });

const composeService = z.object({
  image: z.string().optional(),
  build: z
    .object({
      dockerfile: z.string(),
      args: z.object({ MAIN: z.string().optional(), PACKAGES: z.string().optional() }),
    })
    .optional(),
  command: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.string()).default({}),
  init: z.boolean().optional(),
  stop_grace_period: z.string().optional(),
  container_name: z.string().optional(),
  hostname: z.string().optional(),
  ports: z.array(z.string()).default([]),
  deploy: z.object({ resources: z.object({ limits: z.object({ cpus: z.string(), memory: z.string() }) }) }).optional(),
});
type ComposeService = z.infer<typeof composeService>;

const WORKER_MAIN = 'workers/dist/worker.main.js';
const PORT = '3000';

const compose = z.object({ services: z.record(z.string(), composeService) }).parse(readYaml('docker-compose.yml'));
const services = Object.entries(compose.services);
const workers = services.filter(([, { command }]) => command.includes(WORKER_MAIN));
/** The Node services: all that are built of service.Dockerfile. */
const nodeServices = services.filter(([, { build }]) => build?.dockerfile === 'deploy/service.Dockerfile');
const getNames = (entries: readonly (readonly [string, unknown])[]) => entries.map(([name]) => name).toSorted();

/** Returns the queues of a worker. Throws if its options are invalid, as the worker does. */
const readQueues = ({ command }: Pick<ComposeService, 'command'>): readonly string[] => {
  const options = command.slice(command.indexOf(WORKER_MAIN) + 1);
  return [...parseWorkerOptions(options).keys()];
};

/** A version that names one release, and no digits that a later release takes over. */
const PINNED = /:v?\d+\.\d+\.\d+(?:-|$)/;

describe('docker-compose.yml', () => {
  it('gives each queue to exactly one service', () => {
    expect(workers.flatMap(([, worker]) => readQueues(worker)).toSorted()).toEqual([...QUEUES].toSorted());
  });

  it('has no name or port of a worker that a second container could not have', () => {
    const isFixed = ({ container_name: name, hostname, ports }: ComposeService) =>
      name !== undefined || hostname !== undefined || ports.length > 0;
    expect(workers.length).toBeGreaterThan(1);
    expect(getNames(workers.filter(([, worker]) => isFixed(worker)))).toEqual([]);
  });

  it('waits for the drain and 15 seconds before it kills a worker', () => {
    for (const [, worker] of workers) {
      const drainSeconds = /:-(\d+)\}$/.exec(worker.environment['WORKER_DRAIN_SECONDS'] ?? '')?.[1];
      expect(worker.stop_grace_period).toBe(`${String(Number(drainSeconds) + 15)}s`);
    }
  });

  it('has an init process in every Node service, which reaps the processes of the browser', () => {
    expect(getNames(nodeServices.filter(([, { init }]) => init !== true))).toEqual([]);
  });

  it('limits CPU and memory of every service of ours', () => {
    const builtServices = services.filter(([, { build }]) => build !== undefined);
    expect(getNames(builtServices.filter(([, { deploy }]) => deploy === undefined))).toEqual([]);
  });

  it('connects to MongoDB and Redis with passwords', () => {
    const urls = nodeServices.flatMap(([, { environment }]) =>
      ['MONGODB_URL', 'KEYS_MONGODB_URL', 'REDIS_URL'].map((name) => environment[name] ?? ''),
    );
    expect(urls.filter((url) => !/^\w+:\/\/\w*:\$\{[A-Z_]+PASSWORD:\?[^}]*\}@/.test(url))).toEqual([]);
  });

  it('includes every other Node service in the health of the query API', () => {
    const targets = compose.services['query-api']?.environment['HEALTH_TARGETS']?.split(',') ?? [];
    const names = getNames(nodeServices).filter((name) => name !== 'query-api');
    expect(targets.toSorted()).toEqual(names.map((name) => `${name}=http://${name}:${PORT}/readyz`).toSorted());
  });
});

it('images are pinned to a release', () => {
  const baseImages = ['deploy/service.Dockerfile', 'deploy/web.Dockerfile'].flatMap((file) =>
    [...read(file).matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image),
  );
  const images = [...services.flatMap(([, { image }]) => image ?? []), ...baseImages];
  expect(images.length).toBeGreaterThan(6);
  expect(images.filter((image) => !PINNED.test(image))).toEqual([]);
});

it('deploy/prometheus.yml scrapes every container of each Node service', () => {
  const scrapeConfigs = z.object({
    scrape_configs: z.tuple([
      z.object({
        dns_sd_configs: z.tuple([
          z.object({ names: z.array(z.string()), type: z.literal('A'), port: z.literal(Number(PORT)) }),
        ]),
      }),
    ]),
  });
  const [{ dns_sd_configs: configs }] = scrapeConfigs.parse(readYaml('deploy/prometheus.yml')).scrape_configs;
  expect(configs[0].names.toSorted()).toEqual(getNames(nodeServices));
});
