import {
  accountStream,
  applicationsStream,
  detectedSkillsStream,
  type ExportedCounter,
  type ExportedMatches,
  type Device,
  type ExtensionList,
  type JobVisit,
  onboardingStream,
  type OnboardingProgress,
  type Profile,
  profileStream,
  type ProviderRecord,
  UndecodableEventError,
} from '@trackrecord/contracts';
import { type ApplicationsState, toProfile, toProgress, withDetectedSkills } from '@trackrecord/domain';
import {
  type Identity,
  type StoredValue,
  KeyMissingError,
  type HistoricalState,
  type StateHistory,
  unauthorizedError,
  getBearerToken,
} from '@trackrecord/platform';
import type { Request } from 'express';
import { type AccessLog, readAccessLog } from '../access/read-access-log.js';
import type { PersonalDataSources } from './data-sources.js';
import { waitForRevision } from '../http/wait-for-revision.js';
import { toExportedMatches } from './matches.js';
import { z } from 'zod';

/**
 * The data of a user at one point in time. All files have these revisions, even if the user saves during the download.
 */
export interface PersonalData {
  readonly createdAt: Date;
  readonly identity: Identity;
  readonly claims: ReturnType<typeof parseTokenClaims>;
  /** Null if the identity provider cannot be reached. */
  readonly provider: ProviderRecord | null;
  /** The revision of each stream; undefined if it is empty. */
  readonly revisions: Readonly<
    Record<'profile' | 'onboarding' | 'detectedSkills' | 'applications' | 'account', number | undefined>
  >;
  /** The states of the streams; undefined if a stream is empty or contains an event that cannot be decoded. */
  readonly profile: Profile | undefined;
  readonly onboarding: OnboardingProgress | undefined;
  readonly applications: ApplicationsState | undefined;
  /** The accesses of staff. */
  readonly accessLog: AccessLog;
  readonly cv: StoredValue | undefined;
  readonly matches: ExportedMatches | undefined;
  readonly extensions: ExtensionList;
  readonly devices: readonly Device[];
  readonly jobVisit: JobVisit | undefined;
  readonly counters: readonly ExportedCounter[];
}

/** Returns the streams of a user with the last revisions in the download; -1 if a stream is empty. */
export const getStreams = ({ identity: { uid }, revisions }: PersonalData) => ({
  profile: { stream: profileStream(uid), lastRevision: revisions.profile ?? -1 },
  onboarding: { stream: onboardingStream(uid), lastRevision: revisions.onboarding ?? -1 },
  detectedSkills: { stream: detectedSkillsStream(uid), lastRevision: revisions.detectedSkills ?? -1 },
  applications: { stream: applicationsStream(uid), lastRevision: revisions.applications ?? -1 },
  account: { stream: accountStream(uid), lastRevision: revisions.account ?? -1 },
});

/**
 * Reads the data that is needed before the first byte, from the streams instead of the views, so that no earlier save
 * is missing.
 * @throws {KeyDestroyedError}
 * @throws {QueuesUnavailableError} and the reason of the signal, once that is aborted.
 * @throws {HttpError} 401 if the account is erased, 503 if the log does not contain a revision that the client has
 * seen.
 */
export async function readPersonalData(
  request: Request,
  identity: Identity,
  sources: PersonalDataSources,
  signal: AbortSignal,
): Promise<PersonalData> {
  const { uid } = identity;
  const readLatestRevision = () => {
    signal.throwIfAborted();
    return sources.pastProfiles.readLatestRevision(uid);
  };
  await waitForRevision(
    request,
    readLatestRevision,
    async (minRevision) => ((await readLatestRevision()) ?? -1) < minRevision,
  );
  await requireKey(sources.keys, uid);
  const profile = await readLatestState(sources.pastProfiles, uid, signal);
  const onboarding = await readLatestState(sources.pastOnboardings, uid, signal);
  const detectedSkills = await readLatestState(sources.pastDetectedSkills, uid, signal);
  const applications = await readLatestState(sources.pastApplications, uid, signal);
  const accountRevision = await sources.pastAccounts.readLatestRevision(uid);
  const ranking = await sources.storedRankings.readStored(uid);
  const provider = await sources.readProviderRecord(uid);
  const accessLog = await readAccessLog(sources.store, uid);
  signal.throwIfAborted();
  return {
    createdAt: new Date(),
    identity,
    claims: parseTokenClaims(request),
    provider,
    revisions: {
      profile: profile.revision,
      onboarding: onboarding.revision,
      detectedSkills: detectedSkills.revision,
      applications: applications.revision,
      account: accountRevision,
    },
    profile: profile.latest && toProfile(uid, profile.latest.state, profile.latest.revision, profile.latest.at),
    onboarding:
      onboarding.latest &&
      withDetectedSkills(
        toProgress(uid, onboarding.latest.state, onboarding.latest.revision),
        detectedSkills.latest?.state,
      ),
    applications: applications.latest?.state,
    accessLog,
    cv: await sources.storedCvs.readStored(uid),
    jobVisit: await sources.visits.read(uid),
    matches: ranking && (await toExportedMatches(ranking, profile.revision, sources.readTitles)),
    extensions: await sources.accessTokens.list(uid),
    devices: (await sources.devices.list(uid)).map(({ id: _id, ...item }) => item),
    counters: await sources.readCounters(uid),
  };
}

/** Checks that the key is not destroyed. Users without data have no key. @throws {KeyDestroyedError} */
export async function requireKey(keys: PersonalDataSources['keys'], uid: string): Promise<void> {
  try {
    await keys.find(uid);
  } catch (error) {
    if (!(error instanceof KeyMissingError)) throw error;
  }
}

/**
 * Returns the revision and the state of a stream; no revision if it is empty, and no state if an event cannot be
 * decoded.
 * @throws {HttpError} 401 if it is erased.
 */
async function readLatestState<State>(
  states: Pick<StateHistory<State, unknown>, 'readAt' | 'readLatestRevision'>,
  uid: string,
  signal: AbortSignal,
): Promise<{ readonly revision: number | undefined; readonly latest: HistoricalState<State> | undefined }> {
  const revision = await states.readLatestRevision(uid);
  if (revision === undefined) return { revision, latest: undefined };
  try {
    const latest = await states.readAt(uid, { revision }, signal);
    if (!latest) throw unauthorizedError('account-gone');
    return { revision, latest };
  } catch (error) {
    if (error instanceof UndecodableEventError) return { revision, latest: undefined };
    throw error;
  }
}

const tokenClaims = z.record(z.string(), z.json());

/** Returns all claims of the ID token of a request; null if it cannot be parsed. The token was verified before. */
function parseTokenClaims(request: Request): z.infer<typeof tokenClaims> | null {
  const payload = getBearerToken(request)?.split('.')[1];
  if (payload === undefined) return null;
  try {
    return tokenClaims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  } catch {
    return null;
  }
}
