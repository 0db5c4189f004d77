import { MAX_ENTRIES, MAX_SKILLS, type ProfileChange, type ProfileSections } from '@trackrecord/contracts';
import equal from 'fast-deep-equal';
import { decideSections } from '../profile/section-changes.js';
import type { ProfileState } from '../profile/profile.js';
import { changedPart } from './changed-part.js';
import { mergedFields } from './merged-fields.js';
import { type ListRules, type RestoredList, restoredList } from './restored-list.js';

/** The reason why a change cannot be undone. */
export type Obstacle = 'for-good' | 'first-version' | 'changed-since' | 'name-taken' | 'list-full';

/** The change that undoes another one, or why there is none. */
export type Undoing = { readonly change: ProfileChange } | { readonly obstacle: Obstacle };

/** The states before and after one event. */
export interface Step {
  readonly before: ProfileState;
  readonly after: ProfileState;
}

/**
 * Plans the undo of one event: reverts what it did and keeps everything later (design.md section 4). Never undoes in
 * part: if anything the event touched was changed again, there is an obstacle.
 */
export function planUndo({ before, after }: Step, now: ProfileState): Undoing {
  const part = changedPart(before, after);
  if (part === undefined) return { obstacle: 'for-good' };
  const { section } = part;
  switch (section) {
    case 'userType':
      if (before.userType === undefined) return { obstacle: 'first-version' };
      return changeTo(equal(now.userType, after.userType) ? { userType: before.userType } : undefined, now);
    case 'personalInfo':
      if (before.personalInfo === undefined) return { obstacle: 'first-version' };
      return changeTo(wanted(section, merged(before.personalInfo, after.personalInfo, now.personalInfo)), now);
    case 'preferences':
      return undoingPreferences({ before, after }, now);
    case 'skills':
      return listChange(section, restoredList(before.skills, after.skills, now.skills, SKILLS), MAX_SKILLS, now);
    case 'educations':
      return listChange(section, restoredList(before[section], after[section], now[section], byId()), MAX_ENTRIES, now);
    case 'experiences':
      return listChange(section, restoredList(before[section], after[section], now[section], byId()), MAX_ENTRIES, now);
    case 'projects':
      return listChange(section, restoredList(before[section], after[section], now[section], byId()), MAX_ENTRIES, now);
    case 'preferredRoles':
      return listChange(section, restoredList(before[section], after[section], now[section], ROLES), MAX_ENTRIES, now);
    default:
      return section satisfies never;
  }
}

const byId = <Item extends { readonly id: string }>(): ListRules<Item> => ({
  keyOf: ({ id }) => id,
  distinctBy: ({ id }) => id,
  merge: mergedFields,
});

/** Two roles are the same if their titles match in any case (spec section 3). */
const ROLES: ListRules<ProfileState['preferredRoles'][number]> = {
  ...byId(),
  distinctBy: ({ title }) => title.toLowerCase(),
};

/** Skills are unique in any case (spec section 5). */
const SKILLS: ListRules<string> = {
  keyOf: (skill) => skill,
  distinctBy: (skill) => skill.toLowerCase(),
  merge: () => undefined,
};

/** Undoing the first preferences clears them. */
function undoingPreferences({ before, after }: Step, now: ProfileState): Undoing {
  if (before.preferences !== undefined && after.preferences !== undefined)
    return changeTo(wanted('preferences', merged(before.preferences, after.preferences, now.preferences)), now);
  if (!equal(now.preferences, after.preferences)) return { obstacle: 'changed-since' };
  if (before.preferences === undefined) return { change: { type: 'PreferencesCleared', data: {} } };
  return changeTo({ preferences: before.preferences }, now);
}

const merged = <T extends object>(before: T, after: T | undefined, now: T | undefined): T | undefined =>
  after === undefined || now === undefined ? undefined : mergedFields(before, after, now);

const wanted = (section: keyof ProfileSections, value: unknown): ProfileSections | undefined =>
  value === undefined ? undefined : { [section]: value };

function listChange(
  section: keyof ProfileSections,
  restored: RestoredList<unknown>,
  most: number,
  now: ProfileState,
): Undoing {
  if ('obstacle' in restored) return restored;
  return restored.list.length > most ? { obstacle: 'list-full' } : changeTo({ [section]: restored.list }, now);
}

/** Returns the single change that leads to the sections. If there is none, later changes have left nothing to undo. */
function changeTo(sections: ProfileSections | undefined, now: ProfileState): Undoing {
  const [change, ...others] = sections === undefined ? [] : decideSections(sections, now);
  return change === undefined || others.length > 0 ? { obstacle: 'changed-since' } : { change };
}
