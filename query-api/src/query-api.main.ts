import { fileURLToPath } from 'node:url';
import { ALL_ENDPOINTS } from '@trackrecord/contracts';
import {
  closeStoresOnShutdown,
  createApp,
  createLogger,
  listen,
  Metrics,
  Presence,
  mountEndpoints,
  createActivityLog,
  createEdge,
  createStaffAuthorizer,
  reportRefusals,
  Probes,
  createRedisCheck,
  runMain,
  Shutdown,
  stopListening,
  createStoreChecks,
} from '@trackrecord/platform';
import { connectFirebase } from '@trackrecord/platform/auth/firebase';
import { createHandlers } from './api.js';
import { readQueryApiConfig } from './config.js';
import { checkWorkers } from './health/check-workers.js';
import { createTargetChecks } from './health/get-health.js';
import { readProcesses } from './operations/read-processes.js';
import { toOperator } from './operator/get-operator.js';
import { createSources } from './create-sources.js';
import { createDocsRouter } from './openapi/docs-routes.js';

const SWAGGER_UI = fileURLToPath(new URL('.', import.meta.resolve('swagger-ui-dist/package.json')));

runMain(async () => {
  const config = readQueryApiConfig(process.env);
  const logger = createLogger('query-api', config.LOG_LEVEL);
  const metrics = new Metrics({ service: 'query-api', version: config.SERVICE_VERSION });

  const firebase = connectFirebase(config.FIREBASE_PROJECT_ID);
  const { edge, redis, createIdentityProvider, close: closeEdge } = createEdge(config, logger);
  const sources = await createSources(config, { redis, accounts: firebase }, logger);
  const { jobMirror } = sources;
  const activity = await createActivityLog(sources, config, { metrics, logger });
  const identityProvider = createIdentityProvider(firebase, sources);
  const staff = {
    authorizer: createStaffAuthorizer(firebase, config, logger),
    recordRefusal: reportRefusals(config.COMMAND_API_URL, config.MASTER_KEY, logger),
  };

  // The event store is not a readiness check: current profiles can be served without it, only past ones cannot.
  const { 'event store': _store, 'event log': _log, ...checks } = createStoreChecks(sources);
  const probes = new Probes(metrics, { ...checks, jobs: jobMirror.check });
  metrics.createSkippedGauge({ jobs: jobMirror });
  const health = {
    ...checks,
    ...createRedisCheck(redis),
    ...createTargetChecks(config.HEALTH_TARGETS),
    workers: async () => checkWorkers(await readProcesses(sources.mongo.db)),
  };
  const app = createApp({
    logger,
    metrics,
    probes: probes.router,
    api: mountEndpoints(
      identityProvider,
      createHandlers({ ...sources, operator: toOperator(config), isHttps: edge.isHttps, health }),
      staff,
    ).use(createDocsRouter(SWAGGER_UI)),
    routes: ALL_ENDPOINTS,
    edge,
    server: `query-api/${config.SERVICE_VERSION}`,
    activity,
  });
  const presence = new Presence(sources.mongo.db, {
    service: 'query-api',
    version: config.SERVICE_VERSION,
    metrics,
    probes,
    servesRequests: true,
    logger,
  }).start();
  const server = await listen(app, config.HOST, config.PORT, logger);

  const shutdown = new Shutdown(logger)
    .addStep('readiness', () => probes.markNotReady())
    // Otherwise the next step would wait for them.
    .addStep('tails', () => sources.tails.close())
    .addStep('HTTP', () => stopListening(server))
    .addStep('activity', () => activity.flush())
    .addStep('presence', () => presence.stop())
    .addStep('limits', closeEdge)
    .addStep('jobs', () => jobMirror.stop())
    .addStep('queues', () => sources.queues.close())
    .addStep('identity', () => firebase.close());
  closeStoresOnShutdown(shutdown, sources).onSignals();
});
