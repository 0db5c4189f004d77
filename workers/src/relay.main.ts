import { randomUUID } from 'node:crypto';
import { UNENCRYPTED_EVENT_TYPES, QUEUES } from '@trackrecord/contracts';
import {
  BACKLOG_PATH,
  closeStoresOnShutdown,
  connectStores,
  createLogger,
  createProbeApp,
  createQueueMetrics,
  findGenerationTimes,
  getBacklog,
  Lease,
  listen,
  lowerPriority,
  Metrics,
  Presence,
  Probes,
  QueueStates,
  runMain,
  Shutdown,
  stopListening,
  SubscriptionLag,
  createStoreChecks,
  WorkQueues,
} from '@trackrecord/platform';
import { toBackgroundTiming, readRelayConfig } from './config.js';
import { runRelay } from './relay/relay.js';
import { createRelayCheckpoint } from './relay/trailing-checkpoint.js';

runMain(async () => {
  const config = readRelayConfig(process.env);
  lowerPriority(config.WORKER_NICE);
  const logger = createLogger('relay', config.LOG_LEVEL);
  const metrics = new Metrics({ service: 'relay', version: config.SERVICE_VERSION });
  const stores = await connectStores(config, UNENCRYPTED_EVENT_TYPES);
  const queues = new WorkQueues(config.REDIS_URL, logger);
  queues.prepare(QUEUES, { listensToEvents: false });

  const relayedJobCounter = metrics.createCounter('relayed_jobs_total', 'Jobs added for events');
  const status: { error?: unknown } = {};
  const lag = new SubscriptionLag();
  const stopController = new AbortController();
  const lease = new Lease(stores.mongo.db, 'relay', randomUUID(), logger);
  const relayRun = lease.hold(stopController.signal, (leaseSignal) =>
    runRelay(
      {
        store: stores.store,
        queues,
        checkpoint: createRelayCheckpoint(stores.log, logger),
        timing: toBackgroundTiming(config),
        getLastBuiltAt: (collection, uids) => findGenerationTimes(stores.mongo.db, collection, uids),
        containsPosition: (position) => stores.log.canContinueFrom(position),
        logger,
        lag,
        onRelayed: (jobCount) => relayedJobCounter.inc(jobCount),
        onError: (error) => {
          status.error = error;
        },
      },
      leaseSignal,
    ),
  );
  metrics.createSingleGauge('relay_lag_seconds', 'Age of the oldest event whose jobs are not added; 0 if all are', () =>
    lag.getSeconds(),
  );
  metrics.createGauge('lease_held', 'Whether this process holds the lease: 1, else 0', 'lease', {
    relay: () => Number(lease.isHeld),
  });
  const probes = new Probes(metrics, {
    ...createStoreChecks(stores),
    redis: () => queues.check(),
    relay: () => (status.error === undefined ? Promise.resolve() : Promise.reject(asError(status.error))),
  });
  const presence = new Presence(stores.mongo.db, {
    service: 'relay',
    version: config.SERVICE_VERSION,
    metrics,
    probes,
    readRelayLag: () => lag.getSeconds(),
    logger,
  }).start();
  const queueStates = new QueueStates(queues);
  createQueueMetrics(metrics, queueStates);
  const app = createProbeApp(probes).get(BACKLOG_PATH, getBacklog(queueStates));
  const server = await listen(app, config.HOST, config.PORT, logger);

  const shutdown = new Shutdown(logger)
    .addStep('readiness', () => probes.markNotReady())
    .addStep('HTTP', () => stopListening(server))
    .addStep('relay', async () => {
      stopController.abort();
      await relayRun;
    })
    .addStep('presence', () => presence.stop())
    .addStep('queues', () => queues.close());
  closeStoresOnShutdown(shutdown, stores).onSignals();
});

const asError = (value: unknown): Error => (value instanceof Error ? value : new Error(String(value)));
