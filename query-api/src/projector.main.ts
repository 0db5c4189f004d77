import { viewProjection } from '@trackrecord/contracts';
import {
  closeStoresOnShutdown,
  createLogger,
  createProbeApp,
  listen,
  type Logger,
  lowerPriority,
  Metrics,
  Presence,
  Probes,
  runMain,
  Shutdown,
  stopListening,
  createStoreChecks,
} from '@trackrecord/platform';
import { readProjectorConfig } from './config.js';
import {
  dropIndexUnderLease,
  EVENT_INDEX_LEASE,
  fillIndexUnderLease,
  type RunningIndex,
} from './event-index/fill-under-lease.js';
import { mapProjections } from './map-projections.js';
import type { CheckResult } from './projector/check-views.js';
import { connectProjectorStores, type Stores } from './projector/connect-projector-stores.js';
import { projectUnderLease } from './projector/project-under-lease.js';

runMain(async () => {
  const config = readProjectorConfig(process.env);
  lowerPriority(config.PROJECTOR_NICE);
  const logger = createLogger('projector', config.LOG_LEVEL);
  const metrics = new Metrics({ service: 'projector', version: config.SERVICE_VERSION });
  const stores = await connectProjectorStores(config, logger);
  const projectedCounter = metrics.createCounter('projected_events_total', 'Events projected', ['projection']);
  const onProjected = (projection: string, eventCount: number) => projectedCounter.inc({ projection }, eventCount);
  const repairedCounter = metrics.createCounter(
    'repaired_views_total',
    'Views that contained events missing from the event log',
    ['projection'],
  );
  const onRepaired = (projection: string) => repairedCounter.inc({ projection });
  const unreadableCounter = metrics.createCounter(
    'unreadable_views_total',
    'Views that could not be read and were rebuilt',
    ['projection'],
  );
  const onUnreadable = (projection: string) => unreadableCounter.inc({ projection });
  const checkedCounter = metrics.createCounter(
    'checked_views_total',
    'Views compared with their streams: same, different or not-compared',
    ['projection', 'result'],
  );
  const onChecked = (projection: string, result: CheckResult) => checkedCounter.inc({ projection, result });
  const observers = { logger, onProjected, onRepaired, onUnreadable, onChecked };

  const stopController = new AbortController();
  const projections = mapProjections((projection) =>
    projectUnderLease(projection, stores, observers, config.VIEW_CHECK_SECONDS, stopController.signal),
  );
  const index = startIndex(config.EVENT_INDEX_DAYS, stores, { metrics, logger }, stopController.signal);
  const indexRun = index?.done ?? dropIndexUnderLease(stores, logger, stopController.signal);
  const readByName = <Value>(read: (projection: (typeof projections)[number]) => Value) =>
    Object.fromEntries(projections.map((projection) => [projection.name, () => read(projection)]));
  metrics.createGauge(
    'quarantined_streams',
    'Streams that are not projected until they are rebuilt',
    'projection',
    readByName(({ countQuarantined }) => countQuarantined()),
  );
  metrics.createGauge(
    'mismatched_views',
    'Views that differ from their streams',
    'projection',
    readByName(({ countMismatched }) => countMismatched()),
  );
  metrics.createGauge(
    'projection_lag_seconds',
    'Age of the oldest event that is not projected; 0 if all are',
    'projection',
    readByName(({ getLagSeconds }) => getLagSeconds()),
  );
  metrics.createGauge('lease_held', 'Whether this process holds the lease: 1, else 0', 'lease', {
    ...readByName(({ isHeld }) => Number(isHeld())),
    ...(index && { [EVENT_INDEX_LEASE]: () => Number(index.isHeld()) }),
  });
  const probes = new Probes(metrics, {
    ...createStoreChecks(stores),
    ...Object.fromEntries(projections.map(({ name, check }) => [`projection ${name}`, check])),
    ...(index && { 'event index': index.check }),
  });
  const presence = new Presence(stores.mongo.db, {
    service: 'projector',
    version: config.SERVICE_VERSION,
    metrics,
    probes,
    readLags: () =>
      projections.flatMap(({ name, isHeld, getLagSeconds }) => {
        const projection = viewProjection.safeParse(name);
        return isHeld() && projection.success ? [{ projection: projection.data, seconds: getLagSeconds() ?? 0 }] : [];
      }),
    readIndexLag: () => index?.getLagSeconds(),
    logger,
  }).start();
  const server = await listen(createProbeApp(probes), config.HOST, config.PORT, logger);

  const shutdown = new Shutdown(logger)
    .addStep('readiness', () => probes.markNotReady())
    .addStep('HTTP', () => stopListening(server))
    .addStep('projections', async () => {
      stopController.abort();
      await Promise.all([...projections.map(({ done }) => done), indexRun]);
    })
    .addStep('presence', () => presence.stop());
  closeStoresOnShutdown(shutdown, stores).onSignals();
});

/** Fills the index of events, with its metrics. Returns undefined if `EVENT_INDEX_DAYS` is 0. */
function startIndex(
  days: number,
  stores: Stores,
  { metrics, logger }: { readonly metrics: Metrics; readonly logger: Logger },
  signal: AbortSignal,
): RunningIndex | undefined {
  if (days === 0) return undefined;
  const indexedCounter = metrics.createCounter('indexed_events_total', 'Events added to the index');
  const onIndexed = (rowCount: number) => indexedCounter.inc(rowCount);
  const index = fillIndexUnderLease(stores, { days, logger, onIndexed }, signal);
  metrics.createSingleGauge(
    'event_index_lag_seconds',
    'Age of the oldest event that is not in the index; 0 if all are',
    index.getLagSeconds,
  );
  return index;
}
