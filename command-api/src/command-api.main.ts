import { ALL_ENDPOINTS } from '@trackrecord/contracts';
import {
  closeStoresOnShutdown,
  connectFirebase,
  createApp,
  createLogger,
  listen,
  Metrics,
  mountEndpoints,
  openActivityLog,
  createRateLimiting,
  Probes,
  runMain,
  Shutdown,
  stopListening,
  createStoreChecks,
} from '@trackrecord/platform';
import { Router } from 'express';
import { internalRoutes, workHandlers, writeHandlers } from './api.js';
import { commandApiConfig } from './config.js';
import { eraseAccount } from './erasure/erase-account.js';
import { createErasureContext } from './erasure/erasure-context.js';
import { openCommands } from './open-commands.js';
import { requireLog, watchLog } from './watch-log.js';
import { openWork } from './open-work.js';

runMain(async () => {
  const config = commandApiConfig(process.env);
  const logger = createLogger('command-api', config.LOG_LEVEL);
  const metrics = new Metrics();

  const { writes, detectedSkillsCommands, forgetFolded, ...stores } = await openCommands(config, logger);
  const { close: closeWorks, queues, redis, ...works } = await openWork(config, stores.mongo, stores.sealer, logger);
  const activity = await openActivityLog(stores, config, { metrics, logger });
  const firebase = connectFirebase(config.FIREBASE_PROJECT_ID);
  const { edge, identities: identitiesOf, close: closeEdge } = createRateLimiting(config, logger);
  const identities = identitiesOf(firebase, stores.erasures);
  const erasure = await createErasureContext({
    stores,
    queues,
    redis,
    identities: firebase,
    exportUrl: config.IDENTITY_EXPORT_URL,
    masterKey: config.MASTER_KEY,
    metrics,
    logger,
  });

  // Redis is not a readiness check: only suggestions and dictation need it.
  const probes = new Probes(metrics, createStoreChecks(stores));
  const app = createApp({
    logger,
    metrics,
    probes: probes.router,
    api: Router().use(
      requireLog(stores.log),
      mountEndpoints(identities, { ...writeHandlers(writes), ...workHandlers(works) }),
      // A user whose account is being erased can only repeat the erasure.
      mountEndpoints(firebase, { eraseAccount: eraseAccount(erasure) }),
    ),
    internal: internalRoutes(config.MASTER_KEY, detectedSkillsCommands, erasure),
    routes: ALL_ENDPOINTS,
    edge,
    server: `command-api/${config.SERVICE_VERSION}`,
    activity,
  });
  const server = await listen(app, config.HOST, config.PORT, logger);

  const shutdown = new Shutdown(logger)
    .addStep('readiness', () => probes.turnOff())
    .addStep('HTTP', () => stopListening(server))
    .addStep('activity', () => activity.flush())
    .addStep('limits', closeEdge)
    .addStep('identity', () => firebase.close());
  const watching = watchLog(stores.log, erasure, forgetFolded);
  closeStoresOnShutdown(closeWorks(shutdown.addStep('log', () => watching.stop())), stores).onSignals();
});
