import {
  detectedSkillsStream,
  type ExportedCounter,
  type ExportedMatches,
  onboardingStream,
  type OnboardingProgress,
  type Profile,
  profileStream,
  type ProviderRecord,
  UndecodableEvent,
} from '@trackrecord/contracts';
import { toProfile, toProgress, withDetectedSkills } from '@trackrecord/domain';
import {
  type DerivedDocuments,
  type Identity,
  type StoredDerived,
  KeyMissing,
  type KeyStore,
  type StoredUploads,
  type StoredWork,
  type IdempotencyStore,
  type HistoricalState,
  type StateHistory,
  unauthorizedError,
} from '@trackrecord/platform';
import type { Request } from 'express';
import type { PastDetectedSkills, PastOnboardings, PastProfiles } from '../history/past-profiles.js';
import { waitForRevision } from '../http/wait-for-revision.js';
import type { ReadTitles } from './job-titles.js';
import { matchesOf } from './matches.js';
import type { EventSource } from './opened-events.js';
import { claimsOf } from './token-claims.js';

/** Where everything lies that is held about people. */
export interface HeldSources {
  readonly keys: Pick<KeyStore, 'find'>;
  readonly events: EventSource;
  readonly past: PastProfiles;
  readonly pastOnboardings: PastOnboardings;
  readonly pastDetectedSkills: PastDetectedSkills;
  readonly cvs: Pick<DerivedDocuments<unknown>, 'kept'>;
  readonly rankings: Pick<DerivedDocuments<unknown>, 'kept'>;
  readonly titles: ReadTitles;
  readonly uploads: Pick<StoredUploads, 'of' | 'open'>;
  readonly work: Pick<StoredWork, 'of'>;
  readonly outcomes: Pick<IdempotencyStore, 'of'>;
  readonly counters: (uid: string) => Promise<readonly ExportedCounter[]>;
  readonly provider: (uid: string) => Promise<ProviderRecord | null>;
}

/** A person's data at one moment: all that follows is of these revisions, whatever is saved meanwhile. */
export interface HeldData {
  readonly madeAt: Date;
  readonly identity: Identity;
  readonly claims: ReturnType<typeof claimsOf>;
  /** Null where the identity provider cannot be asked. */
  readonly provider: ProviderRecord | null;
  /** The newest event of each stream; nothing where there is none. */
  readonly revisions: Readonly<Record<'profile' | 'onboarding' | 'detectedSkills', number | undefined>>;
  /** What the streams have come to; nothing where there is none, or an event of it cannot be decoded. */
  readonly profile: Profile | undefined;
  readonly onboarding: OnboardingProgress | undefined;
  readonly cv: StoredDerived | undefined;
  readonly matches: ExportedMatches | undefined;
  readonly counters: readonly ExportedCounter[];
}

/** The streams of a person, and the revisions that a download goes up to; -1 where there are none. */
export const streamsOf = ({ identity: { uid }, revisions }: HeldData) => ({
  profile: { stream: profileStream(uid), last: revisions.profile ?? -1 },
  onboarding: { stream: onboardingStream(uid), last: revisions.onboarding ?? -1 },
  detectedSkills: { stream: detectedSkillsStream(uid), last: revisions.detectedSkills ?? -1 },
});

/**
 * Reads what has to be known before anything is sent. The streams themselves are asked, not the views over them: so
 * nothing is missing that was saved before.
 * @throws {KeyDestroyed} @throws {QueuesUnavailable} and the reason of the signal, once that is aborted.
 * @throws {HttpError} 401 where the account is erased, 503 where the log does not have a revision that the client has seen.
 */
export async function heldData(
  request: Request,
  identity: Identity,
  sources: HeldSources,
  signal: AbortSignal,
): Promise<HeldData> {
  const { uid } = identity;
  const newestRevision = () => {
    signal.throwIfAborted();
    return sources.past.newestRevision(uid);
  };
  await waitForRevision(request, newestRevision, async (least) => ((await newestRevision()) ?? -1) < least);
  await requireKey(sources.keys, uid);
  const profile = await newest(sources.past, uid, signal);
  const onboarding = await newest(sources.pastOnboardings, uid, signal);
  const detectedSkills = await newest(sources.pastDetectedSkills, uid, signal);
  const ranking = await sources.rankings.kept(uid);
  const provider = await sources.provider(uid);
  signal.throwIfAborted();
  return {
    madeAt: new Date(),
    identity,
    claims: claimsOf(request),
    provider,
    revisions: {
      profile: profile.revision,
      onboarding: onboarding.revision,
      detectedSkills: detectedSkills.revision,
    },
    profile: profile.past && toProfile(uid, profile.past.state, profile.past.revision, profile.past.at),
    onboarding:
      onboarding.past &&
      withDetectedSkills(toProgress(uid, onboarding.past.state, onboarding.past.revision), detectedSkills.past?.state),
    cv: await sources.cvs.kept(uid),
    matches: ranking && (await matchesOf(ranking, profile.revision, sources.titles)),
    counters: await sources.counters(uid),
  };
}

/** Whoever has nothing yet has no key either. @throws {KeyDestroyed} */
export async function requireKey(keys: HeldSources['keys'], uid: string): Promise<void> {
  try {
    await keys.find(uid);
  } catch (error) {
    if (!(error instanceof KeyMissing)) throw error;
  }
}

/**
 * How far a stream has come, and to what; no revision where there is no stream, and no state where an event of it cannot
 * be decoded. @throws {HttpError} 401 where it is erased.
 */
async function newest<State>(
  states: Pick<StateHistory<State, unknown>, 'at' | 'newestRevision'>,
  uid: string,
  signal: AbortSignal,
): Promise<{ readonly revision: number | undefined; readonly past: HistoricalState<State> | undefined }> {
  const revision = await states.newestRevision(uid);
  if (revision === undefined) return { revision, past: undefined };
  try {
    const past = await states.at(uid, { revision }, signal);
    if (!past) throw unauthorizedError('account-gone');
    return { revision, past };
  } catch (error) {
    if (error instanceof UndecodableEvent) return { revision, past: undefined };
    throw error;
  }
}
