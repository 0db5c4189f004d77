import { UNENCRYPTED_EVENT_TYPES, JOB_VISITS_COLLECTION, jobVisit } from '@trackrecord/contracts';
import {
  accessAggregate,
  accountAggregate,
  type Aggregate,
  applicationsAggregate,
  detectedSkillsAggregate,
  onboardingAggregate,
  profileAggregate,
  staffAggregate,
} from '@trackrecord/domain';
import {
  connectStores,
  IdempotencyStore,
  type Logger,
  Snapshots,
  type StoreConfig,
  UserDocuments,
} from '@trackrecord/platform';
import { withErasedResponse } from './access/access-context.js';
import { ACCESS_REJECTIONS } from './access/access-rejections.js';
import { APPLICATIONS_REJECTIONS } from './applications/applications-rejections.js';
import { PastApplications } from './applications/past-applications.js';
import { STATE_CACHE_SIZE, type StoreReferences } from './commands/cached-streams.js';
import { Commands } from './commands/commands.js';
import { StreamSnapshots } from './commands/stream-snapshots.js';
import type { DomainEvent } from './commands/stream-state.js';
import { UserStreams } from './commands/user-streams.js';
import { Writes } from './commands/writes.js';
import { ACCOUNT_ERASED_REJECTION, type Rejections } from './http/rejections.js';
import { ONBOARDING_REJECTIONS } from './onboarding/onboarding-rejections.js';
import { PROFILE_REJECTIONS } from './profile/profile-rejections.js';
import { PastChanges } from './profile/undo-change.js';
import { ResumeReader } from './resume/resume-reader.js';

/**
 * Connects the stores and creates the command handlers. `cacheSize` is the capacity of each state cache (streams).
 * @throws {WrongMasterKeyError}
 */
export async function createCommands(config: StoreConfig, logger: Logger, cacheSize = STATE_CACHE_SIZE) {
  const stores = await connectStores(config, UNENCRYPTED_EVENT_TYPES);
  const { mongo, store, log, sealer, eventSealer } = stores;
  const idempotencyStore = new IdempotencyStore(mongo.db, sealer);
  await idempotencyStore.prepare();
  const storeReferences: StoreReferences = (uid, commands) =>
    idempotencyStore.storeReferences(uid, commands).catch((error: unknown) => {
      logger.warn({ err: error }, 'storing references to commands failed');
      throw error;
    });
  const snapshots = new Snapshots(mongo.db, sealer, logger);
  await snapshots.prepare();
  const createStreams = <Command, State, Event extends DomainEvent>(aggregate: Aggregate<Command, State, Event>) =>
    new UserStreams(aggregate, store, eventSealer, new StreamSnapshots(aggregate, snapshots), log);
  const createHandler = <Command, State, Event extends DomainEvent, Reason extends string>(
    aggregate: Aggregate<Command, State, Event, Reason>,
    rejections: Rejections<Reason>,
  ) => {
    const streams = createStreams(aggregate);
    return { streams, commands: new Commands(aggregate, rejections, streams, cacheSize, storeReferences) };
  };
  const profile = createHandler(profileAggregate, PROFILE_REJECTIONS);
  const onboarding = createHandler(onboardingAggregate, ONBOARDING_REJECTIONS);
  const detectedSkills = createHandler(detectedSkillsAggregate, ACCOUNT_ERASED_REJECTION);
  const applications = createHandler(applicationsAggregate, APPLICATIONS_REJECTIONS);
  const account = createHandler(accountAggregate, ACCOUNT_ERASED_REJECTION);
  const access = createHandler(accessAggregate, ACCESS_REJECTIONS);
  const staff = createHandler(staffAggregate, {});
  const writes = {
    profiles: new Writes(profile.commands, idempotencyStore),
    onboardings: new Writes(onboarding.commands, idempotencyStore),
    profileStreams: profile.streams,
    detectedSkillsStreams: detectedSkills.streams,
    pastChanges: new PastChanges(profile.streams),
    applications: new Writes(applications.commands, idempotencyStore),
    pastApplications: new PastApplications(applications.streams),
    jobVisits: new UserDocuments(mongo.db, JOB_VISITS_COLLECTION, sealer, jobVisit),
    resumes: new ResumeReader(logger),
  };
  /** Clears the state caches, after the log was rolled back. */
  const clearStateCaches = () => {
    for (const { commands } of [profile, onboarding, detectedSkills, applications, account, access, staff])
      commands.clearCache();
  };
  return {
    ...stores,
    writes,
    detectedSkillsCommands: detectedSkills.commands,
    accountCommands: account.commands,
    accessCommands: withErasedResponse(access.commands),
    staffCommands: withErasedResponse(staff.commands),
    clearStateCaches,
  };
}
