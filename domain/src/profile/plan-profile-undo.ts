import { MAX_ENTRIES, MAX_SKILLS, type ProfileChange, type ProfileSections, toSkillKey } from '@trackrecord/contracts';
import equal from 'fast-deep-equal';
import { decideSections } from './section-changes.js';
import type { ProfileState } from './profile.js';
import { findChangedPart } from './changed-part.js';
import { revertFields } from './revert-fields.js';
import { type ListRules, type RevertedList, revertList } from './revert-list.js';

/** The reason why a change cannot be undone. */
export type Obstacle = 'permanent' | 'first-version' | 'changed-since' | 'name-taken' | 'list-full';

/** The change that undoes another one, or the reason why it cannot be undone. */
export type UndoPlan = { readonly change: ProfileChange } | { readonly obstacle: Obstacle };

/** The states before and after one event. */
export interface Step {
  readonly before: ProfileState;
  readonly after: ProfileState;
}

/**
 * Plans the undo of one event: reverts it and keeps all later changes. Never undoes in part: if anything that the event
 * changed was changed again, there is an obstacle.
 */
export function planProfileUndo({ before, after }: Step, current: ProfileState): UndoPlan {
  const part = findChangedPart(before, after);
  if (part === undefined) return { obstacle: 'permanent' };
  const { section } = part;
  switch (section) {
    case 'userType':
      if (before.userType === undefined) return { obstacle: 'first-version' };
      return toPlan(equal(current.userType, after.userType) ? { userType: before.userType } : undefined, current);
    case 'personalInfo':
      if (before.personalInfo === undefined) return { obstacle: 'first-version' };
      return toPlan(
        toSections(section, revertIfPresent(before.personalInfo, after.personalInfo, current.personalInfo)),
        current,
      );
    case 'preferences':
      return planPreferencesUndo({ before, after }, current);
    case 'skills':
      return planListUndo(
        section,
        revertList(before.skills, after.skills, current.skills, SKILL_RULES),
        MAX_SKILLS,
        current,
      );
    case 'educations':
      return planListUndo(
        section,
        revertList(before[section], after[section], current[section], createIdRules()),
        MAX_ENTRIES,
        current,
      );
    case 'experiences':
      return planListUndo(
        section,
        revertList(before[section], after[section], current[section], createIdRules()),
        MAX_ENTRIES,
        current,
      );
    case 'projects':
      return planListUndo(
        section,
        revertList(before[section], after[section], current[section], createIdRules()),
        MAX_ENTRIES,
        current,
      );
    case 'preferredRoles':
      return planListUndo(
        section,
        revertList(before[section], after[section], current[section], ROLE_RULES),
        MAX_ENTRIES,
        current,
      );
    default:
      return section satisfies never;
  }
}

/** Rules for items that are identified by their id. */
const createIdRules = <Item extends { readonly id: string }>(): ListRules<Item> => ({
  getKey: ({ id }) => id,
  getUniqueKey: ({ id }) => id,
  revertItem: revertFields,
});

/** Two roles are the same if their titles match in any case (spec section 3). */
const ROLE_RULES: ListRules<ProfileState['preferredRoles'][number]> = {
  ...createIdRules(),
  getUniqueKey: ({ title }) => title.toLowerCase(),
};

/** Skills are unique in any case (spec section 5). */
const SKILL_RULES: ListRules<string> = {
  getKey: (skill) => skill,
  getUniqueKey: toSkillKey,
  revertItem: () => undefined,
};

/** Undoing the first preferences clears them. */
function planPreferencesUndo({ before, after }: Step, current: ProfileState): UndoPlan {
  if (before.preferences !== undefined && after.preferences !== undefined)
    return toPlan(
      toSections('preferences', revertIfPresent(before.preferences, after.preferences, current.preferences)),
      current,
    );
  if (!equal(current.preferences, after.preferences)) return { obstacle: 'changed-since' };
  if (before.preferences === undefined) return { change: { type: 'PreferencesCleared', data: {} } };
  return toPlan({ preferences: before.preferences }, current);
}

const revertIfPresent = <T extends object>(before: T, after: T | undefined, current: T | undefined): T | undefined =>
  after === undefined || current === undefined ? undefined : revertFields(before, after, current);

const toSections = (section: keyof ProfileSections, value: unknown): ProfileSections | undefined =>
  value === undefined ? undefined : { [section]: value };

function planListUndo(
  section: keyof ProfileSections,
  reverted: RevertedList<unknown>,
  maxItems: number,
  current: ProfileState,
): UndoPlan {
  if ('obstacle' in reverted) return reverted;
  return reverted.list.length > maxItems ? { obstacle: 'list-full' } : toPlan({ [section]: reverted.list }, current);
}

/** Returns the single change that leads to the sections. If there is none, later changes have left nothing to undo. */
function toPlan(sections: ProfileSections | undefined, current: ProfileState): UndoPlan {
  const [change, ...others] = sections === undefined ? [] : decideSections(sections, current);
  return change === undefined || others.length > 0 ? { obstacle: 'changed-since' } : { change };
}
