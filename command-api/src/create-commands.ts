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
import { PastApplications } from './applications/past-applications.js';
import { Commands, type StoreReferences, STATE_CACHE_SIZE } from './commands/commands.js';
import { StreamSnapshots } from './commands/stream-snapshots.js';
import type { DomainEvent } from './commands/stream-state.js';
import { UserStreams } from './commands/user-streams.js';
import { Writes } from './commands/writes.js';
import { PastChanges } from './profile/undo-change.js';

/**
 * Connects the stores and creates the command handlers. `cacheSize` is the capacity of each state cache (streams).
 * @throws {WrongMasterKeyError}
 */
export async function createCommands(config: StoreConfig, logger: Logger, cacheSize = STATE_CACHE_SIZE) {
  const stores = await connectStores(config, UNENCRYPTED_EVENT_TYPES);
  const { mongo, store, log, sealer, eventSealer } = stores;
  const outcomes = new IdempotencyStore(mongo.db, sealer);
  await outcomes.prepare();
  const storeReferences: StoreReferences = (uid, commands) =>
    outcomes.storeReferences(uid, commands).catch((error: unknown) => {
      logger.warn({ err: error }, 'storing references to commands failed');
      throw error;
    });
  const snapshots = new Snapshots(mongo.db, sealer, logger);
  await snapshots.prepare();
  const createStreams = <Command, State, Event extends DomainEvent>(aggregate: Aggregate<Command, State, Event>) =>
    new UserStreams(aggregate, store, eventSealer, new StreamSnapshots(aggregate, snapshots), log);
  const profiles = createStreams(profileAggregate);
  const onboardings = createStreams(onboardingAggregate);
  const detectedSkills = createStreams(detectedSkillsAggregate);
  const onboardingCommands = new Commands(onboardingAggregate, onboardings, cacheSize, storeReferences);
  const detectedSkillsCommands = new Commands(detectedSkillsAggregate, detectedSkills, cacheSize, storeReferences);
  const profileCommands = new Commands(profileAggregate, profiles, cacheSize, storeReferences);
  const applications = createStreams(applicationsAggregate);
  const applicationCommands = new Commands(applicationsAggregate, applications, cacheSize, storeReferences);
  const accountCommands = new Commands(accountAggregate, createStreams(accountAggregate), cacheSize, storeReferences);
  const accessCommands = new Commands(accessAggregate, createStreams(accessAggregate), cacheSize, storeReferences);
  const staffCommands = new Commands(staffAggregate, createStreams(staffAggregate), cacheSize, storeReferences);
  const writes = {
    profiles: new Writes(profileCommands, outcomes, sealer),
    onboardings: new Writes(onboardingCommands, outcomes, sealer),
    profileStreams: profiles,
    detectedSkills,
    history: new PastChanges(profiles),
    applications: new Writes(applicationCommands, outcomes, sealer),
    pastApplications: new PastApplications(applications),
    jobVisits: new UserDocuments(mongo.db, JOB_VISITS_COLLECTION, sealer, jobVisit),
  };
  /** Clears the state caches, after the log was rolled back. */
  const clearStateCaches = () => {
    profileCommands.clearCache();
    onboardingCommands.clearCache();
    detectedSkillsCommands.clearCache();
    applicationCommands.clearCache();
    accountCommands.clearCache();
    accessCommands.clearCache();
    staffCommands.clearCache();
  };
  return {
    ...stores,
    writes,
    detectedSkillsCommands,
    accountCommands,
    accessCommands,
    staffCommands,
    clearStateCaches,
  };
}
