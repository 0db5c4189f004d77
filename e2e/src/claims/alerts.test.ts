import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { JOB_STATES, QUEUES, viewProjection } from '@trackrecord/contracts';
import { Metrics } from '@trackrecord/platform';
import { z } from 'zod';
import { nodeServices, read, readYaml, root } from './compose.js';
import { findCreatedMetrics, findLabelValues, findMetrics } from './find-metrics.js';

const folder = 'deploy/prometheus';
const recordingRule = z.strictObject({ record: z.string(), expr: z.string() });
const alert = z.strictObject({
  alert: z.string(),
  expr: z.string(),
  for: z.string(),
  labels: z.strictObject({ severity: z.enum(['critical', 'warning']) }),
  annotations: z.strictObject({ summary: z.string(), runbook_url: z.string() }),
});
const { groups } = z
  .strictObject({
    groups: z.array(z.strictObject({ name: z.string(), rules: z.array(z.union([alert, recordingRule])) })),
  })
  .parse(readYaml(`${folder}/alerts.yml`));
const rules = groups.flatMap((group) => group.rules);
const alerts = rules.filter((rule) => 'alert' in rule);
const recordedNames = rules.flatMap((rule) => ('record' in rule ? [rule.record] : []));

const panel = z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).default([]) });
const dashboard = z.object({
  uid: z.string(),
  title: z.string(),
  panels: z.array(panel).min(5),
  templating: z.object({ list: z.array(z.object({ name: z.string(), type: z.literal('custom'), query: z.string() })) }),
});
const dashboardFolder = 'deploy/grafana/dashboards';
const dashboards = readdirSync(join(root, dashboardFolder)).map((file) =>
  dashboard.parse(JSON.parse(read(`${dashboardFolder}/${file}`))),
);

const dashboardExpressions = dashboards.flatMap(({ panels }) =>
  panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
);
const expressions = [...rules.map(({ expr }) => expr), ...dashboardExpressions];

const toFileName = (name: string): string => `${name.replace(/\B[A-Z]/g, '-$&').toLowerCase()}.md`;

describe('the alerts of deploy/prometheus/alerts.yml', () => {
  it('link their page in docs/runbooks, and each page belongs to an alert', () => {
    for (const { alert: name, annotations } of alerts)
      expect(annotations.runbook_url).toBe(`docs/runbooks/${toFileName(name)}`);
    const pages = readdirSync(join(root, 'docs/runbooks')).filter((file) => file !== 'README.md');
    expect(pages.toSorted()).toEqual([...new Set(alerts.map(({ alert: name }) => toFileName(name)))].toSorted());
  });

  it('are listed in docs/runbooks/README.md, with their severity', () => {
    const rows = Array.from(read('docs/runbooks/README.md').matchAll(/^\| \[(\w+)\]\(\S+\) +\| ([\w, ]+?) +\|/gm));
    const listed = rows.flatMap(([, name, severities = '']) =>
      severities.split(', ').map((severity) => `${String(name)} ${severity}`),
    );
    expect(listed.toSorted()).toEqual(alerts.map((rule) => `${rule.alert} ${rule.labels.severity}`).toSorted());
  });

  it('have pages that say what it means, who is affected, where to look, what to do, and what afterwards', () => {
    for (const { annotations } of alerts) {
      const parts = Array.from(read(annotations.runbook_url).matchAll(/^\*\*(\w+)\.\*\*/gm), ([, part]) => part);
      expect(parts).toEqual(['Means', 'Affected', 'Look', 'Do', 'Afterwards']);
    }
  });

  it('notice that a lease of a projection or of the relay is missing', () => {
    const { expr = '' } = alerts.find((rule) => rule.alert === 'LeaseNotHeld') ?? {};
    // The index of events has an alert of its own.
    const expression = expr.replace('lease!="event-index"', '');
    expect(findLabelValues(expression, 'lease').toSorted()).toEqual([...viewProjection.options, 'relay'].toSorted());
  });

  it('look at each queue for old jobs, but at that of feeds, whose jobs wait for each other', () => {
    const queues = alerts
      .filter((rule) => rule.alert === 'QueueOld')
      .flatMap(({ expr }) => findLabelValues(expr, 'queue'));
    expect([...queues, 'feeds'].toSorted()).toEqual([...QUEUES].toSorted());
  });
});

describe('alerts and dashboards', () => {
  const sources = ['platform', 'query-api', 'command-api', 'workers'].flatMap((workspace) =>
    readdirSync(join(root, workspace, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.(?:test|integration|exhaustive|resilience)\.ts$/.test(file))
      .map((file) => read(join(workspace, 'src', file))),
  );
  const created = sources.flatMap(findCreatedMetrics);
  const byDefault = new Metrics().registry.getMetricsAsArray().map(({ name }) => name);
  const ofPrometheus = ['up', 'ALERTS'];
  const known = new Set([...created, ...byDefault, ...recordedNames, ...ofPrometheus]);
  const isKnown = (name: string): boolean => known.has(name) || known.has(name.replace(/_(?:bucket|sum|count)$/, ''));

  it('name only metrics that the services create', () => {
    expect(created.length).toBeGreaterThan(25);
    const names = expressions.flatMap(findMetrics);
    expect(names.length).toBeGreaterThan(60);
    expect(names.filter((name) => !isKnown(name))).toEqual([]);
  });

  it.each([
    ['queue', QUEUES],
    ['lease', [...viewProjection.options, 'relay', 'event-index']],
    ['state', [...JOB_STATES, 'begun', 'erased']],
    ['outcome', ['completed', 'failed', 'retried', 'stalled', 'done', 'complete', 'incomplete', 'unreadable']],
    ['service', nodeServices.map(([name]) => name)],
    ['severity', ['critical', 'warning']],
  ] as const)('name only values of %s that exist', (label, values) => {
    const named = expressions.flatMap((expression) => findLabelValues(expression, label));
    expect(named.filter((value) => !values.some((candidate) => candidate === value))).toEqual([]);
  });

  it('have a variable for the queues, which lists all', () => {
    const variables = dashboards.flatMap(({ templating }) => templating.list);
    expect(variables).toEqual([{ name: 'queue', type: 'custom', query: QUEUES.join(',') }]);
  });
});

it('the dashboards have names of their own', () => {
  expect(dashboards.map(({ title }) => title).toSorted()).toEqual([
    'Overview',
    'Queues and workers',
    'Write path and projections',
  ]);
  expect(new Set(dashboards.map(({ uid }) => uid)).size).toBe(dashboards.length);
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
const describePromtool = hasPromtool ? describe : describe.skip;
describePromtool('promtool (skipped where the Debian package `prometheus` is not installed)', () => {
  it.each([
    ['check', 'config', `${folder}/prometheus.yml`],
    ['test', 'rules', `${folder}/alerts.test.yml`],
  ])('%s %s %s succeeds', (...options) => {
    const { status, stdout, stderr } = spawnSync('promtool', options, { cwd: root, encoding: 'utf8' });
    expect({ status, output: status === 0 ? '' : `${stdout}${stderr}` }).toEqual({ status: 0, output: '' });
  });

  it('parses every expression of the dashboards', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'dashboards-')), 'rules.yml');
    const parsedRules = dashboardExpressions.map((expr, index) => ({
      record: `panel_${String(index)}`,
      expr: expr.replaceAll('$__rate_interval', '5m'),
    }));
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboards', rules: parsedRules }] }));
    const { status, stderr } = spawnSync('promtool', ['check', 'rules', file], { encoding: 'utf8' });
    rmSync(dirname(file), { recursive: true });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});

it('deploy/prometheus/alerts.test.yml tests every alert', () => {
  const tested = Array.from(read(`${folder}/alerts.test.yml`).matchAll(/alertname: (\w+)/g), ([, name]) => name);
  expect(new Set(tested)).toEqual(new Set(alerts.map((rule) => rule.alert)));
});

it.each([
  [
    'sum by (queue, le) (rate(job_wait_seconds_bucket{queue=~"$queue"}[5m])) > 2 * 0.001e3',
    ['job_wait_seconds_bucket'],
  ],
  ['a_total unless on (queue) b offset 5m or absent(up{service="a"})', ['a_total', 'b', 'up']],
  ['http_errors:ratio_rate1h > bool 1', ['http_errors:ratio_rate1h']],
  ['label_replace(a, "name", "$1", "b", "(.*)")', ['a']],
])('finds the metrics of %s', (expression, names) => {
  expect(findMetrics(expression)).toEqual(names);
});

it.each([
  ["metrics.createGauge(\n  'one',", ['one']],
  ["createCounter<'a'>('two_total'", ['two_total']],
  ["new Histogram({\n  name: 'three_seconds'", ['three_seconds']],
  ["createStore('four')", []],
])('finds the metrics that %j creates', (source, names) => {
  expect(findCreatedMetrics(source)).toEqual(names);
});

it('finds the values of a label', () => {
  expect(findLabelValues('a{queue=~"cv|matching",job_queue="x"} + b{queue!="$queue"}', 'queue')).toEqual([
    'cv',
    'matching',
  ]);
});
