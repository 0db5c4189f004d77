import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { QUEUES } from '@trackrecord/contracts';
import { BACKLOG_PATH, getBacklog } from '@trackrecord/platform';
import express from 'express';
import request from 'supertest';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { compose, nodeServices, read, readConcurrency, readYaml, root, WORKER_MAIN } from './compose.js';

const folder = 'deploy/kubernetes';
const kustomization = z
  .strictObject({ apiVersion: z.string(), kind: z.literal('Kustomization'), resources: z.array(z.string()) })
  .parse(readYaml(`${folder}/kustomization.yaml`));

const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.literal('http') }) });
const resources = z.object({ cpu: z.string(), memory: z.string() });
const container = z.object({
  name: z.string(),
  image: z.string(),
  command: z.array(z.string()).default([]),
  env: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  livenessProbe: probe,
  readinessProbe: probe,
  startupProbe: probe,
  resources: z.object({ requests: resources, limits: resources }),
});
const labels = z.record(z.string(), z.string());
const metadata = z.object({ name: z.string(), namespace: z.literal('trackrecord') });
const deployment = z.object({
  kind: z.literal('Deployment'),
  metadata,
  spec: z.object({
    replicas: z.number().optional(),
    selector: z.object({ matchLabels: labels }),
    template: z.object({
      metadata: z.object({ labels }),
      spec: z.object({ terminationGracePeriodSeconds: z.number().default(30), containers: z.tuple([container]) }),
    }),
  }),
});
const service = z.object({ kind: z.literal('Service'), metadata, spec: z.object({ selector: labels }) });
const disruptionBudget = z.object({
  kind: z.literal('PodDisruptionBudget'),
  metadata,
  spec: z.object({ maxUnavailable: z.literal(1), selector: z.object({ matchLabels: labels }) }),
});
const scaledObject = z.object({
  kind: z.literal('ScaledObject'),
  metadata,
  spec: z.object({
    scaleTargetRef: z.object({ name: z.string() }),
    triggers: z.tuple([
      z.object({
        type: z.literal('metrics-api'),
        metadata: z.object({ url: z.url(), valueLocation: z.string(), targetValue: z.string() }),
      }),
    ]),
  }),
});
const configMap = z.object({ kind: z.literal('ConfigMap'), metadata, data: labels });
const networkPolicy = z.object({ kind: z.literal('NetworkPolicy'), metadata });
const namespace = z.object({ kind: z.literal('Namespace') });
const manifest = z.discriminatedUnion('kind', [
  deployment,
  service,
  disruptionBudget,
  scaledObject,
  configMap,
  networkPolicy,
  namespace,
]);

const manifests = kustomization.resources.flatMap((file) =>
  parseAllDocuments(read(`${folder}/${file}`)).map((document) => manifest.parse(document.toJS())),
);
const ofKind = <Kind extends z.infer<typeof manifest>['kind']>(kind: Kind) =>
  manifests.filter((item): item is Extract<z.infer<typeof manifest>, { kind: Kind }> => item.kind === kind);

const deployments = ofKind('Deployment');
const getContainer = ({ spec }: z.infer<typeof deployment>) => spec.template.spec.containers[0];
const workers = deployments.filter((item) => getContainer(item).command.includes(WORKER_MAIN));
const getNames = (items: readonly { readonly metadata: { readonly name: string } }[]) =>
  items.map((item) => item.metadata.name).toSorted();
const config = configMap.parse(ofKind('ConfigMap')[0]);
const serviceNames = [...nodeServices.map(([name]) => name), 'web'].toSorted();

it('kustomization.yaml lists every manifest, and does nothing else', () => {
  const files = readdirSync(join(root, folder)).filter((file) => file.endsWith('.yaml'));
  expect([...kustomization.resources, 'kustomization.yaml'].toSorted()).toEqual(files.toSorted());
});

it('deploys the services of docker-compose.yml, each with a service and a disruption budget', () => {
  expect(getNames(deployments)).toEqual(serviceNames);
  expect(getNames(ofKind('Service'))).toEqual(serviceNames);
  expect(getNames(ofKind('PodDisruptionBudget'))).toEqual(serviceNames);
  const selectors = [
    ...deployments.map(({ metadata: { name }, spec }) => [name, spec.selector.matchLabels] as const),
    ...ofKind('Service').map(({ metadata: { name }, spec }) => [name, spec.selector] as const),
    ...ofKind('PodDisruptionBudget').map(({ metadata: { name }, spec }) => [name, spec.selector.matchLabels] as const),
  ];
  for (const [name, selector] of selectors) expect(selector).toEqual({ 'app.kubernetes.io/name': name });
  for (const {
    metadata: { name },
    spec,
  } of deployments)
    expect(spec.template.metadata.labels).toMatchObject({ 'app.kubernetes.io/name': name });
});

it('runs the images that docker-compose.yml builds, of the version in package.json', () => {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(read('package.json')));
  const images = deployments.map((item) => [item.metadata.name, getContainer(item).image] as const);
  const composeImages = serviceNames.map((name) => {
    const { build } = compose.services[name] ?? {};
    return [name, `trackrecord-${build?.target ?? name}:${version}`] as const;
  });
  expect(Object.fromEntries(images)).toEqual(Object.fromEntries(composeImages));
  for (const [name, image] of composeImages) expect(compose.services[name]?.image).toBe(image);
});

it('runs the main files of docker-compose.yml', () => {
  const mains = deployments.map((item) => {
    const main = getContainer(item).env.find(({ name }) => name === 'MAIN')?.value;
    return [item.metadata.name, main] as const;
  });
  const composeMains = serviceNames.map((name) => [name, compose.services[name]?.environment['MAIN']] as const);
  expect(Object.fromEntries(mains)).toEqual(Object.fromEntries(composeMains));
});

it('runs workers with the options that they have in docker-compose.yml, each queue in exactly one', () => {
  for (const worker of workers) {
    const composeWorker = compose.services[worker.metadata.name];
    expect(readConcurrency(getContainer(worker))).toEqual(composeWorker && readConcurrency(composeWorker));
  }
  const queues = workers.flatMap((worker) => [...readConcurrency(getContainer(worker)).keys()]);
  expect(queues.toSorted()).toEqual([...QUEUES].toSorted());
});

it('probes every container', () => {
  for (const item of deployments) {
    const { livenessProbe, startupProbe, readinessProbe, name } = getContainer(item);
    const paths = [livenessProbe, startupProbe, readinessProbe].map(({ httpGet }) => httpGet.path);
    expect(paths).toEqual(['/healthz', '/healthz', name === 'web' ? '/healthz' : '/readyz']);
  }
});

it('has the limits of docker-compose.yml', () => {
  const limits = deployments.map((item) => [item.metadata.name, getContainer(item).resources.limits] as const);
  const composeLimits = serviceNames.map((name) => {
    const { cpus = '', memory = '' } = compose.services[name]?.deploy?.resources.limits ?? {};
    return [name, { cpu: cpus, memory: memory.replace('g', 'Gi').replace('m', 'Mi') }] as const;
  });
  expect(Object.fromEntries(limits)).toEqual(Object.fromEntries(composeLimits));
});

it('waits for the drain and 15 seconds before it kills a worker', () => {
  const minSeconds = Number(config.data['WORKER_DRAIN_SECONDS']) + 15;
  expect(minSeconds).toBeGreaterThan(15);
  for (const { spec } of workers)
    expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(minSeconds);
});

it('sets variables that docs/configuration.md or nginx knows, and the health targets of docker-compose.yml', () => {
  const known = ['docs/configuration.md', 'deploy/15-server-names.envsh', 'docker-compose.yml'].map(read).join('\n');
  const isKnown = (name: string) => new RegExp(`\\b${name}\\b`).test(known);
  expect(Object.keys(config.data).filter((name) => !isKnown(name))).toEqual([]);
  expect(config.data['HEALTH_TARGETS']).toBe(compose.services['query-api']?.environment['HEALTH_TARGETS']);
});

it('allows connections of pods that exist', () => {
  const podLabels = new Set(
    deployments.flatMap(({ spec }) =>
      Object.entries(spec.template.metadata.labels).map(([name, value]) => `${name}: ${value}`),
    ),
  );
  const policies = read(`${folder}/network-policies.yaml`);
  const selectors = [...policies.matchAll(/podSelector: \{ matchLabels: \{ (\S+: \S+) \} \}/g)].map(
    ([, label = '']) => label,
  );
  const lists = [...policies.matchAll(/key: (\S+), operator: In, values: \[([^\]]*)\]/g)].flatMap(
    ([, key = '', values = '']) => values.split(', ').map((value) => `${key}: ${value}`),
  );
  expect([selectors.length, lists.length].every((count) => count > 5)).toBe(true);
  expect([...selectors, ...lists].filter((label) => !podLabels.has(label))).toEqual([]);
});

describe('a ScaledObject', () => {
  /** A relay whose queues have one job each. */
  const relay = express().get(
    BACKLOG_PATH,
    getBacklog({
      read: () => {
        const jobs = { waiting: 1, prioritized: 0, active: 0, delayed: 0, failed: 0 };
        return Promise.resolve(new Map(QUEUES.map((queue) => [queue, { jobs }])));
      },
    }),
  );

  it('scales every group of workers but that of feeds, which are fetched one at a time', () => {
    expect([...getNames(ofKind('ScaledObject')), 'worker-feeds'].toSorted()).toEqual(getNames(workers));
    for (const {
      metadata: { name },
      spec,
    } of ofKind('ScaledObject'))
      expect(spec.scaleTargetRef.name).toBe(name);
    // Applying the manifests again must not undo the scaling.
    const fixed = workers.filter(({ spec }) => spec.replicas !== undefined);
    expect(getNames(fixed)).toEqual(['worker-feeds']);
  });

  it('reads the backlog of the queues of its workers, for as many jobs as a pod processes of one', async () => {
    for (const {
      metadata: { name },
      spec,
    } of ofKind('ScaledObject')) {
      const { url, valueLocation, targetValue } = spec.triggers[0].metadata;
      const worker = workers.find((item) => item.metadata.name === name);
      const concurrency = worker ? readConcurrency(getContainer(worker)) : new Map<string, number>();
      const { origin, pathname, search, searchParams } = new URL(url);
      expect(origin).toBe('http://relay.trackrecord.svc:3000');
      expect(searchParams.get('queues')?.split(',')).toEqual([...concurrency.keys()]);
      const response = await request(relay).get(`${pathname}${search}`);
      expect([response.status, response.body]).toEqual([200, { [valueLocation]: concurrency.size }]);
      expect(targetValue).toBe(String(Math.max(...concurrency.values())));
    }
  });
});
