import type { LatestChange } from '@trackrecord/contracts';
import { type ApplicationsState, describeFoldedChanges } from '@trackrecord/domain';
import type { ApplicationSources } from '../applications/current-applications.js';
import { describeSteps, type ReadJobNames, readSteps } from '../applications/recorded-steps.js';
import type { PastProfiles } from '../history/past-profiles.js';
import { getStartRevision, type RecentHistories } from '../history/recent-histories.js';

const MAX_CHANGES = 3;

/** The sources of changes. */
export interface ChangeSources {
  readonly pastProfiles: Pick<PastProfiles, 'readLastEvent'>;
  readonly histories: Pick<RecentHistories, 'read'>;
  readonly pastApplications: ApplicationSources['pastApplications'];
  readonly jobReader: { readonly readNames: ReadJobNames };
}

/**
 * Describes the latest changes of a user's profile and applications, newest first.
 * @throws {KeyDestroyedError} if the account was erased.
 */
export async function readLatestChanges(
  sources: ChangeSources,
  uid: string,
  applications: Omit<ApplicationsState, 'erased'>,
): Promise<LatestChange[]> {
  const [profileChanges, applicationChanges] = await Promise.all([
    readProfileChanges(sources, uid),
    readApplicationChanges(sources, uid, applications),
  ]);
  return [...profileChanges, ...applicationChanges].toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, MAX_CHANGES);
}

async function readProfileChanges(
  { pastProfiles, histories }: ChangeSources,
  uid: string,
): Promise<readonly LatestChange[]> {
  const head = await pastProfiles.readLastEvent(uid);
  if (!head || head.type === 'AccountErased') return [];
  const start = Math.max(0, Number(head.revision) + 1 - MAX_CHANGES);
  const history = await histories.read(uid, start, head);
  const historyStart = getStartRevision(history);
  return describeFoldedChanges(history, Math.max(0, start - historyStart), history.changes.length)
    .toReversed()
    .map(({ eventId, at, description, undoable }) => ({ eventId, of: 'profile', at, description, undoable }));
}

async function readApplicationChanges(
  sources: ChangeSources,
  uid: string,
  applications: Omit<ApplicationsState, 'erased'>,
): Promise<readonly LatestChange[]> {
  const { revision } = applications;
  if (revision < 0) return [];
  const { steps } = await readSteps(sources, uid, Math.max(0, revision + 1 - MAX_CHANGES), revision + 1);
  const changes = await describeSteps(steps, { ...applications, erased: false }, sources.jobReader.readNames);
  return changes
    .toReversed()
    .map(({ eventId, at, description, undoable }) => ({ eventId, of: 'applications', at, description, undoable }));
}
