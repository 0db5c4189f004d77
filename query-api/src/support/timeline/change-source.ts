import type { EventMetadata, TimelineItem } from '@trackrecord/contracts';
import {
  applicationsAggregate,
  describeApplicationsEvent,
  describeProfileEvent,
  describeOnboardingEvent,
} from '@trackrecord/domain';
import type { PastApplications } from '../../applications/current-applications.js';
import type { PastOnboardings, PastProfiles } from '../../history/past-profiles.js';
import { getStartRevision, type RecentHistories } from '../../history/recent-histories.js';
import type { TimelineSource } from './merge-entries.js';
import { parseRevision } from './timeline-cursor.js';

type ChangeItem = Extract<TimelineItem, { kind: 'change' }>;

/** The changes of profiles. */
export interface ProfileChangeSource {
  readonly pastProfiles: Pick<PastProfiles, 'readLastEvent'>;
  readonly histories: Pick<RecentHistories, 'read'>;
}

/** Creates the source of profile changes. Positions are the revisions before which the next page starts. */
export const createProfileSource = ({ pastProfiles, histories }: ProfileChangeSource): TimelineSource => ({
  read: async (uid, position, limit) => {
    const lastEvent = await pastProfiles.readLastEvent(uid);
    const end = toEndRevision(lastEvent?.revision, position);
    const start = Math.max(0, end - limit);
    if (!lastEvent || start === end) return { startPosition: String(end), entries: [] };
    const history = await histories.read(uid, start, lastEvent);
    const historyStart = getStartRevision(history);
    const page = history.changes.slice(Math.max(0, start - historyStart), Math.max(0, end - historyStart));
    const entries = page.map(({ recordedChange, step }) =>
      toEntry('profile', recordedChange, describeProfileEvent(recordedChange.event, step)),
    );
    return { startPosition: String(end), entries: entries.toReversed() };
  },
});

/** Creates the source of changes in the onboarding wizard. Positions are as those of profile changes. */
export const createOnboardingSource = (
  pastOnboardings: Pick<PastOnboardings, 'readLastEvent' | 'readChanges'>,
): TimelineSource => ({
  read: async (uid, position, limit) => {
    const lastEvent = await pastOnboardings.readLastEvent(uid);
    const end = toEndRevision(lastEvent?.revision, position);
    const start = Math.max(0, end - limit);
    if (start === end) return { startPosition: String(end), entries: [] };
    const entries = [];
    for await (const change of pastOnboardings.readChanges(uid, start, end - start))
      entries.push(toEntry('onboarding', change, describeOnboardingEvent(change.event)));
    return { startPosition: String(end), entries: entries.toReversed() };
  },
});

/** Creates the source of changes of applications. Positions are as those of profile changes. */
export const createApplicationsSource = (
  pastApplications: Pick<PastApplications, 'readAt' | 'readLastEvent' | 'readChanges'>,
): TimelineSource => ({
  read: async (uid, position, limit) => {
    const lastEvent = await pastApplications.readLastEvent(uid);
    const end = toEndRevision(lastEvent?.revision, position);
    const start = Math.max(0, end - limit);
    if (start === end) return { startPosition: String(end), entries: [] };
    const stateBeforePage = start === 0 ? undefined : await pastApplications.readAt(uid, { revision: start - 1 });
    let state = stateBeforePage?.state ?? applicationsAggregate.initialState;
    const entries = [];
    for await (const change of pastApplications.readChanges(uid, start, end - start)) {
      const { event } = change;
      const step = { event, before: state, after: applicationsAggregate.evolve(state, event) };
      entries.push(toEntry('applications', change, describeApplicationsEvent(step)));
      state = step.after;
    }
    return { startPosition: String(end), entries: entries.toReversed() };
  },
});

/** Returns the revision before which a page is read: that of the position, but at most the length of the stream. */
export const toEndRevision = (lastRevision: bigint | undefined, position: string | undefined): number => {
  const length = lastRevision === undefined ? 0 : Number(lastRevision) + 1;
  return position === undefined ? length : Math.min(length, parseRevision(position));
};

interface Change {
  readonly id: string;
  readonly revision: bigint;
  readonly metadata: EventMetadata;
  readonly event: { readonly type: string };
}

function toEntry(stream: ChangeItem['stream'], { id, revision, metadata, event }: Change, description: string) {
  const { occurredAt, actor, origin, originRef, requestId, correlationId, commandId, client } = metadata;
  const item: ChangeItem = {
    kind: 'change',
    id: `change:${id}`,
    at: occurredAt,
    description,
    requestId,
    correlationId,
    commandId,
    client,
    stream,
    revision: Number(revision),
    eventId: id,
    type: event.type,
    actorRole: actor.role,
    origin,
    originRef,
  };
  return { item, position: String(revision) };
}
