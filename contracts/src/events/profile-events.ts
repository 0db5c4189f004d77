import { z } from 'zod';
import { education, experience, itemId, preferredRole, project } from '../profile/items.js';
import { personalInfo } from '../profile/personal-info.js';
import { preferences } from '../profile/preferences.js';
import { userType } from '../profile/user-type.js';
import { line } from '../text.js';

const index = z.int().nonnegative();
const itemAdded = <T extends z.ZodType>(item: T) => z.object({ id: itemId, index, item });
const itemRevised = itemAdded;
const itemRemoved = z.object({ id: itemId, index });
const itemsReordered = z.object({ ids: z.array(itemId) });
const indexedSkill = z.object({ skill: line, index });

/**
 * The payloads of profile changes, by event type. `index` is the position in the list right after the event for Added
 * and Revised, and right before it for Removed.
 */
const profileChangeData = {
  UserTypeChosen: z.object({ userType }),
  PersonalInfoChanged: z.object({ personalInfo }),
  EducationAdded: itemAdded(education),
  EducationRevised: itemRevised(education),
  EducationRemoved: itemRemoved,
  EducationsReordered: itemsReordered,
  ExperienceAdded: itemAdded(experience),
  ExperienceRevised: itemRevised(experience),
  ExperienceRemoved: itemRemoved,
  ExperiencesReordered: itemsReordered,
  ProjectAdded: itemAdded(project),
  ProjectRevised: itemRevised(project),
  ProjectRemoved: itemRemoved,
  ProjectsReordered: itemsReordered,
  PreferredRoleAdded: itemAdded(preferredRole),
  PreferredRoleRevised: itemRevised(preferredRole),
  PreferredRoleRemoved: itemRemoved,
  PreferredRolesReordered: itemsReordered,
  SkillAdded: indexedSkill,
  SkillRemoved: indexedSkill,
  SkillsReordered: z.object({ skills: z.array(line) }),
  PreferencesChanged: z.object({ preferences }),
  /** The preferences were removed. This happens only when the change that added the first preferences is undone. */
  PreferencesCleared: z.object({}),
} as const;

type EventOf<Data extends Readonly<Record<string, z.ZodType>>> = {
  [T in keyof Data]: { readonly type: T; readonly data: z.infer<Data[T]> };
}[keyof Data];

/** A change of a profile. Changes can be undone. */
export type ProfileChange = EventOf<typeof profileChangeData>;

const changeSchemas = Object.entries(profileChangeData).map(([type, data]) =>
  z.object({ type: z.literal(type), data }),
);
const profileChange = z.union(changeSchemas) as unknown as z.ZodType<ProfileChange>;

/** The payloads of the events of the streams `profile-{uid}`, by event type. */
export const profileEventData = {
  ...profileChangeData,
  /** The event with this id was undone by this change, which keeps later changes. */
  ChangeUndone: z.object({ eventId: z.uuid(), change: profileChange }),
  OnboardingCompleted: z.object({}),
  AccountErased: z.object({}),
} as const;

export type ProfileEventType = keyof typeof profileEventData;

/** An event of a profile stream: `{type, data}`. */
export type ProfileEvent = EventOf<typeof profileEventData>;
