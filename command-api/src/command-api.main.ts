import { API_ROUTES, CLEAR_EVENT_TYPES } from '@trackrecord/contracts';
import {
  connectFirebase,
  connectMongo,
  createApp,
  createLogger,
  EventStore,
  KeyStore,
  listen,
  Metrics,
  Probes,
  runMain,
  SealedEvents,
  Sealer,
  Shutdown,
  stopListening,
} from '@trackrecord/platform';
import { commandRoutes } from './api.js';
import { commandApiConfig } from './config.js';
import { Outcomes } from './idempotency/outcomes.js';
import { ProfileCommands } from './profile/profile-commands.js';
import { ProfileStreams } from './profile/profile-streams.js';
import { ProfileWrites } from './profile/profile-writes.js';

runMain(async () => {
  const config = commandApiConfig(process.env);
  const logger = createLogger('command-api', config.LOG_LEVEL);
  const metrics = new Metrics();

  const mongo = await connectMongo(config.MONGODB_URL);
  const keysMongo = await connectMongo(config.KEYS_MONGODB_URL);
  const store = new EventStore(config.EVENTSTORE_URL);
  const identities = connectFirebase(config.FIREBASE_PROJECT_ID);

  const keys = new KeyStore(keysMongo.db, config.MASTER_KEY);
  await keys.verifyMasterKey();
  const sealer = new Sealer(keys);
  const outcomes = new Outcomes(mongo.db, sealer);
  await outcomes.prepare();
  const streams = new ProfileStreams(store, new SealedEvents(sealer, CLEAR_EVENT_TYPES));
  const profiles = new ProfileWrites(new ProfileCommands(streams), outcomes);

  const probes = new Probes(metrics, {
    'event store': () => store.ping(),
    'read models': () => mongo.ping(),
    keys: () => keysMongo.ping(),
  });
  const app = createApp({
    logger,
    metrics,
    probes: probes.router,
    api: commandRoutes(identities, profiles),
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
