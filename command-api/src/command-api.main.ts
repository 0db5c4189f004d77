import { ALL_ENDPOINTS, PAIRING_CODES_COLLECTION } from '@trackrecord/contracts';
import {
  AccessTokens,
  closeStoresOnShutdown,
  createApp,
  createLogger,
  createPseudonyms,
  listen,
  Metrics,
  Presence,
  mountEndpoints,
  createActivityLog,
  createEdge,
  createStaffAuthorizer,
  Probes,
  rejectEndedSignIns,
  runMain,
  Shutdown,
  stopListening,
  createStoreChecks,
  Devices,
} from '@trackrecord/platform';
import { connectFirebase } from '@trackrecord/platform/auth/firebase';
import { Router } from 'express';
import { AccountRecorder } from './account/account-recorder.js';
import { createAccessContext } from './access/access-context.js';
import { createActionContext } from './access/action-context.js';
import { recordStaffRefusals } from './access/record-refusals.js';
import { createHandlers, internalRoutes } from './api.js';
import { createCodeHasher, OneTimeCodes } from './codes/one-time-codes.js';
import { readCommandApiConfig } from './config.js';
import { createDemoClock } from './http/clock.js';
import { createLimits } from './http/limits.js';
import { eraseAccount } from './erasure/erase-account.js';
import { createErasureContext } from './erasure/erasure-context.js';
import { createCommands } from './create-commands.js';
import { OperationLog } from './operations/operation-log.js';
import { createQuarantineSearch } from './operations/rebuild-quarantined.js';
import { requireLogMatchesReadModels, watchLog } from './watch-log.js';
import { createWorkContext } from './create-work-context.js';

runMain(async () => {
  const config = readCommandApiConfig(process.env);
  const logger = createLogger('command-api', config.LOG_LEVEL);
  const metrics = new Metrics({ service: 'command-api', version: config.SERVICE_VERSION });

  const {
    writes,
    detectedSkillsCommands,
    accountCommands,
    accessCommands,
    staffCommands,
    clearStateCaches,
    ...stores
  } = await createCommands(config, logger);
  const { addShutdownSteps, queues, redis, ...workContext } = await createWorkContext(
    config.REDIS_URL,
    stores.mongo,
    stores.sealer,
    logger,
  );
  const activity = await createActivityLog(stores, config, { metrics, logger });
  const firebase = connectFirebase(config.FIREBASE_PROJECT_ID);
  const { edge, createIdentityProvider, close: closeEdge } = createEdge(config, logger);
  const identityProvider = createIdentityProvider(firebase, stores);
  const erasure = await createErasureContext({
    stores,
    queues,
    redis,
    identities: firebase,
    exportUrl: config.IDENTITY_EXPORT_URL,
    accessLogDays: config.ACCESS_LOG_DAYS,
    masterKey: config.MASTER_KEY,
    metrics,
    logger,
  });

  const access = await createAccessContext({
    accesses: accessCommands,
    staff: staffCommands,
    mongo: stores.mongo,
    erasures: stores.erasures,
    accounts: firebase,
    activity,
    config,
    logger,
  });
  const actions = await createActionContext({
    accesses: accessCommands,
    erasures: stores.erasures,
    accounts: firebase,
    queues,
    stores,
    config,
  });
  const operationCounter = metrics.createCounter('staff_operations_total', 'Operations of staff that were done', [
    'action',
  ]);
  const operations = new OperationLog({
    db: stores.mongo.db,
    staff: staffCommands,
    keptDays: config.ACCESS_LOG_DAYS,
    onDone: (action) => operationCounter.inc({ action }),
    logger,
  });
  await operations.prepare();
  const accessTokens = new AccessTokens(stores.mongo.db, stores.sealer, stores.erasures);
  const pairingCodes = new OneTimeCodes(stores.mongo.db, PAIRING_CODES_COLLECTION);
  await Promise.all([accessTokens.prepare(), pairingCodes.prepare()]);
  const staff = {
    authorizer: createStaffAuthorizer(firebase, config, logger),
    recordRefusal: recordStaffRefusals(staffCommands, logger),
  };

  // Redis is not a readiness check: only suggestions, dictation and support need it.
  const probes = new Probes(metrics, createStoreChecks(stores));
  const app = createApp({
    logger,
    metrics,
    probes: probes.router,
    api: Router().use(
      createDemoClock(config.DEMO_KEY),
      requireLogMatchesReadModels(stores.log),
      mountEndpoints(
        identityProvider,
        createHandlers({
          ...stores,
          ...writes,
          ...workContext,
          access,
          actions,
          accounts: firebase,
          recorder: new AccountRecorder(firebase, accountCommands),
          devices: new Devices(stores.mongo.db, stores.sealer, stores.signOuts),
          accessTokens,
          pairingCodes,
          hashPairingCode: createCodeHasher(config.MASTER_KEY, 'pairing'),
          limits: createLimits(config, redis),
          operations,
          queues,
          rebuilds: actions.rebuilds,
          findQuarantined: createQuarantineSearch(stores.mongo.db, createPseudonyms(config.MASTER_KEY)),
          logger,
        }),
        staff,
        accessTokens.asIdentityProvider(),
      ),
      // A user whose account is being erased can only repeat the erasure.
      mountEndpoints(rejectEndedSignIns(firebase, stores.signOuts), {
        eraseAccount: eraseAccount({ ...erasure, accounts: firebase }),
      }),
    ),
    internal: internalRoutes(config.MASTER_KEY, detectedSkillsCommands, erasure, access, operations),
    routes: ALL_ENDPOINTS,
    edge,
    server: `command-api/${config.SERVICE_VERSION}`,
    activity,
  });
  const presence = new Presence(stores.mongo.db, {
    service: 'command-api',
    version: config.SERVICE_VERSION,
    metrics,
    probes,
    servesRequests: true,
    logger,
  }).start();
  const server = await listen(app, config.HOST, config.PORT, logger);

  const shutdown = new Shutdown(logger)
    .addStep('readiness', () => probes.markNotReady())
    .addStep('HTTP', () => stopListening(server))
    .addStep('resume threads', () => writes.resumes.close())
    .addStep('activity', () => activity.flush())
    .addStep('presence', () => presence.stop())
    .addStep('limits', closeEdge)
    .addStep('identity', () => firebase.close());
  const logWatcher = watchLog(stores.log, erasure, clearStateCaches);
  shutdown.addStep('log', () => logWatcher.stop());
  closeStoresOnShutdown(addShutdownSteps(shutdown), stores).onSignals();
});
