import { API_ROUTES } from '@trackrecord/contracts';
import {
  closeStores,
  connectFirebase,
  createApp,
  createLogger,
  listen,
  Metrics,
  Probes,
  runMain,
  Shutdown,
  stopListening,
  storeChecks,
} from '@trackrecord/platform';
import { queryRoutes } from './api.js';
import { queryApiConfig } from './config.js';
import { reachChecks } from './health/reach.js';
import { openQueries } from './open-queries.js';

runMain(async () => {
  const config = queryApiConfig(process.env);
  const logger = createLogger('query-api', config.LOG_LEVEL);
  const metrics = new Metrics();

  const { sources, queues, followed, ...stores } = await openQueries(config, logger);
  const identities = connectFirebase(config.FIREBASE_PROJECT_ID);

  // Without the event store profiles are served all the same, only not as they were.
  const { 'event store': _, ...checks } = storeChecks(stores);
  const probes = new Probes(metrics, { ...checks, jobs: followed.check });
  const health = { ...checks, ...reachChecks(config.HEALTH_OF) };
  const app = createApp({
    logger,
    metrics,
    probes: probes.router,
    api: queryRoutes({ identities, ...sources, logger, health }),
    routes: API_ROUTES,
  });
  const server = await listen(app, config.HOST, config.PORT, logger);

  const shutdown = new Shutdown(logger)
    .then('readiness', () => probes.turnOff())
    .then('HTTP', () => stopListening(server))
    .then('jobs', () => followed.stop())
    .then('queues', () => queues.close())
    .then('identity', () => identities.close());
  closeStores(shutdown, stores).onSignals();
});
