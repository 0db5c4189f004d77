import { eventMetadata, type ProfileEventType, profileStream, type TimelineItem } from '@trackrecord/contracts';
import type { SectionName } from '@trackrecord/domain';
import type { EventStore } from '@trackrecord/platform';
import { getSavedSection } from './describe-activity.js';

type RequestItem = Extract<TimelineItem, { kind: 'request' }>;
type NextSave = NonNullable<RequestItem['nextSave']>;

/** The section that an event saves. An undo saves none. */
const SAVED_SECTIONS: Readonly<Record<ProfileEventType, SectionName | undefined>> = {
  UserTypeChosen: 'userType',
  PersonalInfoChanged: 'personalInfo',
  EducationAdded: 'educations',
  EducationRevised: 'educations',
  EducationRemoved: 'educations',
  EducationsReordered: 'educations',
  ExperienceAdded: 'experiences',
  ExperienceRevised: 'experiences',
  ExperienceRemoved: 'experiences',
  ExperiencesReordered: 'experiences',
  ProjectAdded: 'projects',
  ProjectRevised: 'projects',
  ProjectRemoved: 'projects',
  ProjectsReordered: 'projects',
  PreferredRoleAdded: 'preferredRoles',
  PreferredRoleRevised: 'preferredRoles',
  PreferredRoleRemoved: 'preferredRoles',
  PreferredRolesReordered: 'preferredRoles',
  SkillAdded: 'skills',
  SkillRemoved: 'skills',
  SkillsReordered: 'skills',
  PreferencesChanged: 'preferences',
  PreferencesCleared: 'preferences',
  ChangeUndone: undefined,
  OnboardingCompleted: undefined,
  AccountErased: undefined,
};

/** Limits the read. Saves that failed before the oldest event that was read get no next save. */
const MAX_EVENTS = 5_000;

/**
 * Adds to each failed save the next successful one of the same section. Reads the profile stream from its end, without
 * opening events, back to the oldest failed save or for 5,000 events.
 */
export async function addNextSaves(
  store: Pick<EventStore, 'readStream'>,
  uid: string,
  items: readonly TimelineItem[],
): Promise<TimelineItem[]> {
  const failedSaves = items.flatMap((item) => {
    const section = item.kind === 'request' ? getSavedSection(item.route) : undefined;
    return section === undefined ? [] : [{ id: item.id, at: item.at, section }];
  });
  if (failedSaves.length === 0) return [...items];
  const oldestFailedAt = failedSaves.reduce(
    (oldestAt, save) => (save.at < oldestAt ? save.at : oldestAt),
    failedSaves[0]?.at ?? '',
  );
  const nextSaves = new Map<string, NextSave>();
  let readCount = 0;
  let readBackTo = '';
  const events = store.readStream(profileStream(uid), { backwards: true, maxCount: MAX_EVENTS });
  for await (const { id, type, revision, metadata } of events) {
    const at = eventMetadata.parse(metadata).occurredAt;
    if (at <= oldestFailedAt) break;
    readCount += 1;
    if (readCount === MAX_EVENTS) readBackTo = at;
    const section = SAVED_SECTIONS[type as ProfileEventType];
    if (section === undefined) continue;
    for (const save of failedSaves)
      if (at > save.at && (save.section === 'any' || save.section === section))
        nextSaves.set(save.id, { eventId: id, revision: Number(revision), at });
  }
  return items.map((item) => {
    const nextSave = nextSaves.get(item.id);
    return item.kind === 'request' && nextSave && item.at >= readBackTo ? { ...item, nextSave } : item;
  });
}
