import { API_ROUTES } from '@trackrecord/contracts';
import {
  connectFirebase,
  createApp,
  createLogger,
  listen,
  Metrics,
  Probes,
  runMain,
  Shutdown,
  stopListening,
} from '@trackrecord/platform';
import { commandRoutes } from './api.js';
import { commandApiConfig } from './config.js';
import { openCommands } from './open-commands.js';

runMain(async () => {
  const config = commandApiConfig(process.env);
  const logger = createLogger('command-api', config.LOG_LEVEL);
  const metrics = new Metrics();

  const { mongo, keysMongo, store, writes } = await openCommands(config, logger);
  const identities = connectFirebase(config.FIREBASE_PROJECT_ID);

  const probes = new Probes(metrics, {
    'event store': () => store.ping(),
    'read models': () => mongo.ping(),
    keys: () => keysMongo.ping(),
  });
  const app = createApp({
    logger,
    metrics,
    probes: probes.router,
    api: commandRoutes(identities, writes),
    routes: API_ROUTES,
  });
  const server = await listen(app, config.HOST, config.PORT, logger);

  new Shutdown(logger)
    .then('readiness', () => probes.turnOff())
    .then('HTTP', () => stopListening(server))
    .then('identity', () => identities.close())
    .then('event store', () => store.close())
    .then('MongoDB', () => mongo.close())
    .then('keys', () => keysMongo.close())
    .onSignals();
});
