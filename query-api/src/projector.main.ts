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
  const { name } = profileProjection;
  const { mongo, keysMongo, store, projections, profileTarget } = await openStores(config, logger);
  const projected = metrics.counter('projected_events_total', 'Events projected', ['projection']);

  const state: { trouble?: string | undefined } = {};
  const quarantined = async () => {
    const { quarantine } = profileTarget(await projections.liveCollection(name));
    return (await quarantine.streams()).size;
  };
  metrics.watch('quarantined_streams', 'Streams that are not projected until they are rebuilt', quarantined);
  const probes = new Probes(metrics, {
    'event store': () => store.ping(),
    'read models': () => mongo.ping(),
    keys: () => keysMongo.ping(),
    projections: () => (state.trouble === undefined ? Promise.resolve() : Promise.reject(new Error(state.trouble))),
  });
  const stop = new AbortController();
  const lease = new Lease(mongo.db, name, randomUUID(), logger);
  const projecting = lease.hold(stop.signal, (signal) => {
    logger.info({ projection: name }, 'projecting');
    return projectForever(
      name,
      {
        store,
        projections,
        logger,
        targetOf: profileTarget,
        onProjected: (count) => {
          state.trouble = undefined;
          projected.inc({ projection: name }, count);
        },
        onCaughtUp: () => {
          state.trouble = undefined;
          logger.info({ projection: name }, 'caught up');
        },
        onStopped: (error) => {
          state.trouble = error instanceof Error ? error.message : String(error);
        },
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
