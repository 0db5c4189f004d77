import { randomUUID } from 'node:crypto';
import {
  createLogger,
  createProbeApp,
  listen,
  Metrics,
  Probes,
  runMain,
  Shutdown,
  stopListening,
} from '@trackrecord/platform';
import { projectorConfig } from './config.js';
import { profileProjection } from './profile/profile-projection.js';
import { Lease } from './projector/lease.js';
import { openStores } from './projector/open-stores.js';
import { projectForever } from './projector/project.js';

runMain(async () => {
  const config = projectorConfig(process.env);
  const logger = createLogger('projector', config.LOG_LEVEL);
  const metrics = new Metrics();
  const { mongo, keysMongo, store, projections, profileTarget } = await openStores(config, logger);
  const projected = metrics.counter('projected_events_total', 'Events projected', ['projection']);

  const probes = new Probes(metrics, {
    'event store': () => store.ping(),
    'read models': () => mongo.ping(),
    keys: () => keysMongo.ping(),
  });
  const stop = new AbortController();
  const { name } = profileProjection;
  const lease = new Lease(mongo.db, name, randomUUID());
  const projecting = lease.hold(stop.signal, (signal) => {
    logger.info({ projection: name }, 'projecting');
    return projectForever(
      name,
      {
        store,
        projections,
        logger,
        targetOf: profileTarget,
        onProjected: (count) => projected.inc({ projection: name }, count),
        onCaughtUp: () => logger.info({ projection: name }, 'caught up'),
      },
      signal,
    );
  });
  const server = await listen(createProbeApp(probes), config.HOST, config.PORT, logger);

  new Shutdown(logger)
    .then('readiness', () => probes.turnOff())
    .then('HTTP', () => stopListening(server))
    .then('projections', () => {
      stop.abort();
      return projecting;
    })
    .then('event store', () => store.close())
    .then('MongoDB', () => mongo.close())
    .then('keys', () => keysMongo.close())
    .onSignals();
});
