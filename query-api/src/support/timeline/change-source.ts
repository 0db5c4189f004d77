import type { EventMetadata, TimelineItem } from '@trackrecord/contracts';
import {
  applicationsAggregate,
  describeApplicationsEvent,
  describeEvent,
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
    const head = await pastProfiles.readLastEvent(uid);
    const end = toEnd(head?.revision, position);
    const start = Math.max(0, end - limit);
    if (!head || start === end) return { startPosition: String(end), entries: [] };
    const history = await histories.read(uid, start, head);
    const first = getStartRevision(history);
    const page = history.changes.slice(Math.max(0, start - first), Math.max(0, end - first));
    const entries = page.map(({ recorded, step }) => toEntry('profile', recorded, describeEvent(recorded.event, step)));
    return { startPosition: String(end), entries: entries.toReversed() };
  },
});

/** Creates the source of changes in the onboarding wizard. Positions are as those of profile changes. */
export const createOnboardingSource = (
  pastOnboardings: Pick<PastOnboardings, 'readLastEvent' | 'readChanges'>,
): TimelineSource => ({
  read: async (uid, position, limit) => {
    const head = await pastOnboardings.readLastEvent(uid);
    const end = toEnd(head?.revision, position);
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
    const head = await pastApplications.readLastEvent(uid);
    const end = toEnd(head?.revision, position);
    const start = Math.max(0, end - limit);
    if (start === end) return { startPosition: String(end), entries: [] };
    const found = start === 0 ? undefined : await pastApplications.readAt(uid, { revision: start - 1 });
    let state = found?.state ?? applicationsAggregate.initialState;
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

/** Returns the revision before which to read: not after the end of the stream. */
export const toEnd = (newest: bigint | undefined, position: string | undefined): number => {
  const length = newest === undefined ? 0 : Number(newest) + 1;
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
