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
import { Router } from 'express';
import { commandRoutes, internalRoutes } from './api.js';
import { commandApiConfig } from './config.js';
import { openCommands } from './open-commands.js';
import { openWorks } from './open-works.js';
import { workRoutes } from './work-api.js';

runMain(async () => {
  const config = commandApiConfig(process.env);
  const logger = createLogger('command-api', config.LOG_LEVEL);
  const metrics = new Metrics();

  const { writes, onboardingCommands, ...stores } = await openCommands(config, logger);
  const { close: closeWorks, ...works } = await openWorks(config, stores.mongo, stores.sealer, logger);
  const identities = connectFirebase(config.FIREBASE_PROJECT_ID);

  // Without Redis everything but suggestions and dictation still works, so that it does not count here.
  const probes = new Probes(metrics, storeChecks(stores));
  const app = createApp({
    logger,
    metrics,
    probes: probes.router,
    api: Router().use(commandRoutes(identities, writes), workRoutes(identities, works)),
    internal: internalRoutes(config.MASTER_KEY, onboardingCommands),
    routes: API_ROUTES,
  });
  const server = await listen(app, config.HOST, config.PORT, logger);

  const shutdown = new Shutdown(logger)
    .then('readiness', () => probes.turnOff())
    .then('HTTP', () => stopListening(server))
    .then('identity', () => identities.close());
  closeStores(closeWorks(shutdown), stores).onSignals();
});
