import { QUEUES } from '@trackrecord/contracts';
import { z } from 'zod';
import { compose, type ComposeService, nodeServices, read, readConcurrency, readYaml, WORKER_MAIN } from './compose.js';

const PORT = '3000';

const services = Object.entries(compose.services);
const workers = services.filter(([, { command }]) => command.includes(WORKER_MAIN));
const getNames = (entries: readonly (readonly [string, unknown])[]) => entries.map(([name]) => name).toSorted();

/** A version that names one release, and no digits that a later release takes over. */
const PINNED = /:v?\d+\.\d+\.\d+(?:-|$)/;

describe('docker-compose.yml', () => {
  it('gives each queue to exactly one service', () => {
    const queues = workers.flatMap(([, worker]) => [...readConcurrency(worker).keys()]);
    expect(queues.toSorted()).toEqual([...QUEUES].toSorted());
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

  // Of workers, the health reads what they report.
  it('includes every other Node service but workers in the health of the query API', () => {
    const targets = compose.services['query-api']?.environment['HEALTH_TARGETS']?.split(',') ?? [];
    const names = getNames(nodeServices).filter((name) => name !== 'query-api' && !name.startsWith('worker'));
    expect(targets.toSorted()).toEqual(names.map((name) => `${name}=http://${name}:${PORT}/readyz`).toSorted());
  });
});

describe('deploy/service.Dockerfile', () => {
  const dockerfile = read('deploy/service.Dockerfile');
  const stages = new Map(
    dockerfile.split(/^FROM /m).map((stage) => [/^\S+ AS (\S+)/.exec(stage)?.[1] ?? '', stage] as const),
  );
  /** Returns a stage with those that it is based on. */
  const readWholeStage = (name: string): string => {
    const stage = stages.get(name) ?? '';
    const base = /^\S+/.exec(stage)?.[0] ?? '';
    return stages.has(base) ? `${readWholeStage(base)}${stage}` : stage;
  };
  const readMain = (stage = '') => /^ENV MAIN=(\S+)/m.exec(stage)?.[1];

  it('has an image with the main file of every Node service', () => {
    for (const [name, { build, environment, command }] of nodeServices) {
      const stage = stages.get(build?.target ?? '');
      const imageMain = readMain(stage);
      expect([name, imageMain]).toEqual([name, expect.stringMatching(/^[\w-]+\/dist\/[\w-]+\.main\.js$/)]);
      const main = environment['MAIN'] ?? imageMain ?? '';
      // The health check looks for a process with the main file MAIN.
      expect([name, command[1] ?? main]).toEqual([name, main]);
      const [workspace] = main.split('/');
      const files = readWholeStage(/--from=([\w-]+-files) /.exec(stage ?? '')?.[1] ?? '');
      expect([name, files]).toEqual([name, expect.stringContaining(`COPY --from=build /app/${workspace}/dist `)]);
    }
  });

  it('runs every image as a normal user', () => {
    const images = [...stages].filter(([, stage]) => readMain(stage) !== undefined);
    expect(images.map(([name]) => name).toSorted()).toEqual(
      [...new Set(nodeServices.map(([, { build }]) => build?.target))].toSorted(),
    );
    expect(images.filter(([, stage]) => !/^USER node$/m.test(stage)).map(([name]) => name)).toEqual([]);
  });
});

it('images are pinned to a release', () => {
  const baseImages = ['deploy/service.Dockerfile', 'deploy/web.Dockerfile'].flatMap((file) =>
    [...read(file).matchAll(/^(?:FROM |ARG BASE=)([\w./-]+:\S+)/gm)].map(([, image = '']) => image),
  );
  const images = [...services.flatMap(([, { image }]) => image ?? []), ...baseImages];
  expect(images.length).toBeGreaterThan(6);
  expect(images.filter((image) => !PINNED.test(image))).toEqual([]);
});

it('deploy/prometheus/prometheus.yml scrapes every container of each Node service', () => {
  const scrapeConfigs = z.object({
    scrape_configs: z.tuple([
      z.object({
        dns_sd_configs: z.tuple([
          z.object({ names: z.array(z.string()), type: z.literal('A'), port: z.literal(Number(PORT)) }),
        ]),
      }),
    ]),
  });
  const [{ dns_sd_configs: configs }] = scrapeConfigs.parse(
    readYaml('deploy/prometheus/prometheus.yml'),
  ).scrape_configs;
  expect(configs[0].names.toSorted()).toEqual(getNames(nodeServices));
});
