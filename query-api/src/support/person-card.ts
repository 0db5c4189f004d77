import {
  accessStream,
  applicationsStream,
  accountStream,
  detectedSkillsStream,
  eventMetadata,
  onboardingStream,
  type PersonCard,
  profileStream,
} from '@trackrecord/contracts';
import type { Erasures, EventStore, Snapshots } from '@trackrecord/platform';
import { type Accounts, readProviderRecord } from '../account/provider-record.js';
import type { QuarantineEntry } from '../projector/quarantine.js';
import { maskEmail } from './mask-email.js';
import { personNotFound } from './read-content.js';
import type { DerivedMetadata } from './timeline/derived-source.js';

type ViewName = PersonCard['views'][number]['projection'];

/** A view of a person: its revision, and where its stream is stuck. Opens nothing. */
export interface ViewState {
  readonly revision: number | undefined;
  readonly quarantined: QuarantineEntry | undefined;
}

/** The sources of the card of a person. None of them opens content. */
export interface CardSources {
  readonly accounts: Accounts;
  readonly erasures: Pick<Erasures, 'find'>;
  readonly store: Pick<EventStore, 'readFirstFrom' | 'readLastStreamEvent'>;
  readonly readView: (projection: ViewName, uid: string, stream: string) => Promise<ViewState>;
  readonly snapshots: Pick<Snapshots, 'countByUser'>;
  readonly storedCvs: DerivedMetadata;
  readonly storedRankings: DerivedMetadata;
  /** Reads the consent, and the open sessions of a staff member, from the access stream. */
  readonly readAccess: (uid: string, staff: string) => Promise<Pick<PersonCard, 'consent' | 'sessions'>>;
}

/** Reads the card of a person for a staff member. @throws {HttpError} 404 if there is no such person. */
export async function readPersonCard(sources: CardSources, uid: string, staff: string): Promise<PersonCard> {
  const { storedCvs, storedRankings, readAccess } = sources;
  const [account, erasure, streams, snapshots, cv, matches, access] = await Promise.all([
    readProviderRecord(sources.accounts, uid),
    sources.erasures.find(uid),
    readStreams(sources.store, uid),
    sources.snapshots.countByUser(uid),
    storedCvs.readMetadata(uid),
    storedRankings.readMetadata(uid),
    readAccess(uid, staff),
  ]);
  if (!account && !erasure && streams.length === 0) throw personNotFound();
  const newestRevision = findRevision(streams, profileStream(uid));
  return {
    uid,
    email: account?.email === undefined || account.email === null ? null : maskEmail(account.email),
    createdAt: account?.createdAt ?? null,
    lastSignInAt: account?.lastSignInAt ?? null,
    providers: account?.providers.map(({ providerId }) => providerId) ?? [],
    disabled: account?.disabled ?? false,
    emailVerified: account?.emailVerified ?? false,
    erasure: erasure ? { id: erasure.id, state: erasure.state, since: erasure.since.toISOString() } : null,
    streams: streams.map(({ isErased: _isErased, ...stream }) => stream),
    views: await readViews(sources, uid, streams),
    snapshots,
    cv: cv ? { revision: cv.revision, current: cv.revision === newestRevision } : null,
    matches: matches ? { revision: matches.revision } : null,
    ...access,
  };
}

/** A stream of the card. `isErased` is true if it ends with the erasure of the account. */
type StreamSummary = PersonCard['streams'][number] & { readonly isErased: boolean };

/** Erased streams have lost their first events, so the revision alone does not tell their number. */
async function readStreams(store: CardSources['store'], uid: string): Promise<readonly StreamSummary[]> {
  const names = [
    profileStream(uid),
    onboardingStream(uid),
    applicationsStream(uid),
    detectedSkillsStream(uid),
    accountStream(uid),
    accessStream(uid),
  ];
  const found = await Promise.all(
    names.map(async (stream) => {
      const [first, last] = await Promise.all([store.readFirstFrom(stream, 0n), store.readLastStreamEvent(stream)]);
      if (!first || !last) return [];
      const revision = Number(last.revision);
      const events = revision - Number(first.revision) + 1;
      const lastAt = eventMetadata.parse(last.metadata).occurredAt;
      return [{ stream, revision, events, lastAt, isErased: last.type === 'AccountErased' }];
    }),
  );
  return found.flat();
}

const findRevision = (streams: readonly StreamSummary[], name: string): number | undefined =>
  streams.find(({ stream }) => stream === name)?.revision;

function readViews(
  { readView }: CardSources,
  uid: string,
  streams: readonly StreamSummary[],
): Promise<PersonCard['views']> {
  const views = [
    ['profile', profileStream(uid)],
    ['onboarding', onboardingStream(uid)],
    ['applications', applicationsStream(uid)],
  ] as const;
  return Promise.all(
    views.map(async ([projection, streamName]) => {
      const { revision, quarantined } = await readView(projection, uid, streamName);
      const stream = streams.find((found) => found.stream === streamName);
      // The view of an erased account is deleted.
      const newestRevision = stream === undefined || stream.isErased ? -1 : stream.revision;
      return {
        projection,
        revision: revision ?? null,
        behind: Math.max(0, newestRevision - (revision ?? -1)),
        quarantined: quarantined ? { ...quarantined, since: quarantined.since.toISOString() } : null,
      };
    }),
  );
}
