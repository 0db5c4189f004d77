import { API_ROUTES } from '@trackrecord/contracts';
import {
  connectFirebase,
  connectMongo,
  createApp,
  createLogger,
  KeyStore,
  listen,
  Metrics,
  Probes,
  runMain,
  Sealer,
  Shutdown,
  stopListening,
} from '@trackrecord/platform';
import { queryRoutes } from './api.js';
import { queryApiConfig } from './config.js';
import { reachChecks } from './health/reach.js';
import type { LiveViews } from './http/fresh-view.js';
import { onboardingProjection } from './onboarding/onboarding-projection.js';
import { profileProjection } from './profile/profile-projection.js';
import type { Projection } from './projector/projection.js';
import { Projections } from './projector/projections.js';
import { ViewStore } from './projector/view-store.js';

runMain(async () => {
  const config = queryApiConfig(process.env);
  const logger = createLogger('query-api', config.LOG_LEVEL);
  const metrics = new Metrics();

  const mongo = await connectMongo(config.MONGODB_URL);
  const keysMongo = await connectMongo(config.KEYS_MONGODB_URL);
  const keys = new KeyStore(keysMongo.db, config.MASTER_KEY);
  await keys.verifyMasterKey();
  const sealer = new Sealer(keys);
  const projections = new Projections(mongo.db);
  const identities = connectFirebase(config.FIREBASE_PROJECT_ID);
  const liveViews =
    <View>({ name, view }: Projection<View>): LiveViews<View> =>
    async () =>
      new ViewStore(mongo.db, await projections.liveCollection(name), sealer, view);

  const checks = { 'read models': () => mongo.ping(), keys: () => keysMongo.ping() };
  const probes = new Probes(metrics, checks);
  const app = createApp({
    logger,
    metrics,
    probes: probes.router,
    api: queryRoutes({
      identities,
      profiles: liveViews(profileProjection),
      onboardings: liveViews(onboardingProjection),
      logger,
      health: { ...checks, ...reachChecks(config.HEALTH_OF) },
    }),
    routes: API_ROUTES,
  });
  const server = await listen(app, config.HOST, config.PORT, logger);

  new Shutdown(logger)
    .then('readiness', () => probes.turnOff())
    .then('HTTP', () => stopListening(server))
    .then('identity', () => identities.close())
    .then('MongoDB', () => mongo.close())
    .then('keys', () => keysMongo.close())
    .onSignals();
});
