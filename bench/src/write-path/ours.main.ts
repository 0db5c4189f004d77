/** The command API as it is, but with an identity provider that believes every token: authentication is measured apart. */
import { API_ROUTES, CLEAR_EVENT_TYPES } from '@trackrecord/contracts';
import { commandRoutes } from '@trackrecord/command-api/api';
import { Outcomes } from '@trackrecord/command-api/idempotency/outcomes';
import { ProfileCommands } from '@trackrecord/command-api/profile/profile-commands';
import { ProfileStreams } from '@trackrecord/command-api/profile/profile-streams';
import { ProfileWrites } from '@trackrecord/command-api/profile/profile-writes';
import {
  connectMongo,
  createApp,
  createLogger,
  EventStore,
  KeyStore,
  listen,
  Metrics,
  Probes,
  readConfig,
  eventStoreVariables,
  mongoVariables,
  sealingVariables,
  SealedEvents,
  Sealer,
} from '@trackrecord/platform';

const config = readConfig(eventStoreVariables.extend(mongoVariables.shape).extend(sealingVariables.shape));
const logger = createLogger('bench', 'info');
const metrics = new Metrics();
const mongo = await connectMongo(config.MONGODB_URL);
const keys = await connectMongo(config.KEYS_MONGODB_URL);
const sealer = new Sealer(new KeyStore(keys.db, config.MASTER_KEY));
const outcomes = new Outcomes(mongo.db, sealer);
await outcomes.prepare();
const streams = new ProfileStreams(new EventStore(config.EVENTSTORE_URL), new SealedEvents(sealer, CLEAR_EVENT_TYPES));
const believing = { verify: (token: string) => Promise.resolve({ uid: token, email: undefined, roles: [] }) };
const app = createApp({
  logger,
  metrics,
  probes: new Probes(metrics, {}).router,
  api: commandRoutes(believing, new ProfileWrites(new ProfileCommands(streams), outcomes)),
  routes: API_ROUTES,
});
await listen(app, '127.0.0.1', 0, logger);
