import { ACCESS_LIMITS, ALL_ENDPOINTS } from '@trackrecord/contracts';
import {
  closeStoresOnShutdown,
  createApp,
  createLogger,
  listen,
  Metrics,
  mountEndpoints,
  createActivityLog,
  createEdge,
  createStaffAuthorizer,
  limitPerUser,
  limitStaff,
  Probes,
  rejectEndedSignIns,
  runMain,
  Shutdown,
  stopListening,
  createStoreChecks,
} from '@trackrecord/platform';
import { connectFirebase } from '@trackrecord/platform/auth/firebase';
import { Router } from 'express';
import { AccountRecorder } from './account/account-recorder.js';
import { recordAccountChanges } from './account/record-account-changes.js';
import { signOutEverywhere } from './account/sign-out-everywhere.js';
import { createAccessContext } from './access/access-context.js';
import { createActionContext } from './access/action-context.js';
import { recordStaffRefusals } from './access/record-refusals.js';
import {
  accessHandlers,
  actionHandlers,
  internalRoutes,
  recordSentHandlers,
  workHandlers,
  writeHandlers,
} from './api.js';
import { readCommandApiConfig } from './config.js';
import { createDemoClock } from './http/clock.js';
import { createExtensions } from './extensions/create-extensions.js';
import { eraseAccount } from './erasure/erase-account.js';
import { createErasureContext } from './erasure/erasure-context.js';
import { createCommands } from './create-commands.js';
import { requireLogMatchesReadModels, watchLog } from './watch-log.js';
import { createWorkContext } from './create-work-context.js';

/** Each request to sign out everywhere asks the identity provider to end all sign-ins. */
const SIGN_OUTS_PER_HOUR = 20;

runMain(async () => {
  const config = readCommandApiConfig(process.env);
  const logger = createLogger('command-api', config.LOG_LEVEL);
  const metrics = new Metrics();

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
    config,
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
  const limitLookups = limitStaff(
    { name: 'lookups', max: ACCESS_LIMITS.lookupsPerHour, seconds: 3_600 },
    redis,
    config.MASTER_KEY,
  );
  const limitConsents = limitPerUser({ name: 'consents', max: ACCESS_LIMITS.consentsPerHour, seconds: 3_600 }, redis);
  const limitApprovals = limitStaff(
    { name: 'approvals', max: ACCESS_LIMITS.approvalsPerHour, seconds: 3_600 },
    redis,
    config.MASTER_KEY,
  );
  const limitOperations = limitStaff(
    { name: 'operations', max: ACCESS_LIMITS.operationsPerMinute, seconds: 60 },
    redis,
    config.MASTER_KEY,
  );
  const recorder = new AccountRecorder(firebase, accountCommands);
  const limitSignOuts = limitPerUser({ name: 'sign-outs', max: SIGN_OUTS_PER_HOUR, seconds: 3_600 }, redis);
  const extensions = await createExtensions({ ...stores, applications: writes.applications, redis, config });
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
        {
          ...writeHandlers(writes),
          ...workHandlers(workContext),
          ...recordSentHandlers(writes, workContext),
          ...accessHandlers(access, { searches: limitLookups, consents: limitConsents, approvals: limitApprovals }),
          ...actionHandlers(actions, limitOperations),
          ...extensions.handlers,
          recordAccountChanges: recordAccountChanges(recorder),
          signOutEverywhere: [
            limitSignOuts,
            signOutEverywhere({ ...stores, accounts: firebase, tokens: extensions.tokens, recorder, logger }),
          ],
        },
        staff,
        extensions.identityProvider,
      ),
      // A user whose account is being erased can only repeat the erasure.
      mountEndpoints(rejectEndedSignIns(firebase, stores.signOuts), {
        eraseAccount: eraseAccount({ ...erasure, accounts: firebase }),
      }),
    ),
    internal: internalRoutes(config.MASTER_KEY, detectedSkillsCommands, erasure, access),
    routes: ALL_ENDPOINTS,
    edge,
    server: `command-api/${config.SERVICE_VERSION}`,
    activity,
  });
  const server = await listen(app, config.HOST, config.PORT, logger);

  const shutdown = new Shutdown(logger)
    .addStep('readiness', () => probes.markNotReady())
    .addStep('HTTP', () => stopListening(server))
    .addStep('resume threads', () => writes.resumes.close())
    .addStep('activity', () => activity.flush())
    .addStep('limits', closeEdge)
    .addStep('identity', () => firebase.close());
  const logWatcher = watchLog(stores.log, erasure, clearStateCaches);
  shutdown.addStep('log', () => logWatcher.stop());
  closeStoresOnShutdown(addShutdownSteps(shutdown), stores).onSignals();
});
