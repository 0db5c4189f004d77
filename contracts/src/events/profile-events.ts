import { z } from 'zod';
import { education, experience, itemId, preferredRole, project } from '../profile/items.js';
import { personalInfo } from '../profile/personal-info.js';
import { preferences } from '../profile/preferences.js';
import { userType } from '../profile/user-type.js';
import { line } from '../text.js';

const index = z.int().nonnegative();
const added = <T extends z.ZodType>(item: T) => z.object({ id: itemId, index, item });
const revised = added;
const removed = z.object({ id: itemId, index });
const reordered = z.object({ ids: z.array(itemId) });
const skillAt = z.object({ skill: line, index });

/**
 * What changes about a profile, by event type: what the payload of each holds (design.md section 3). `index` is the
 * place in the list right after the event for Added and Revised, right before it for Removed.
 */
const profileChangeData = {
  UserTypeChosen: z.object({ userType }),
  PersonalInfoChanged: z.object({ personalInfo }),
  EducationAdded: added(education),
  EducationRevised: revised(education),
  EducationRemoved: removed,
  EducationsReordered: reordered,
  ExperienceAdded: added(experience),
  ExperienceRevised: revised(experience),
  ExperienceRemoved: removed,
  ExperiencesReordered: reordered,
  ProjectAdded: added(project),
  ProjectRevised: revised(project),
  ProjectRemoved: removed,
  ProjectsReordered: reordered,
  PreferredRoleAdded: added(preferredRole),
  PreferredRoleRevised: revised(preferredRole),
  PreferredRoleRemoved: removed,
  PreferredRolesReordered: reordered,
  SkillAdded: skillAt,
  SkillRemoved: skillAt,
  SkillsReordered: z.object({ skills: z.array(line) }),
  PreferencesChanged: z.object({ preferences }),
  /** There are none again: only taking back the first ones leads there. */
  PreferencesCleared: z.object({}),
} as const;

type EventOf<Data extends Readonly<Record<string, z.ZodType>>> = {
  [T in keyof Data]: { readonly type: T; readonly data: z.infer<Data[T]> };
}[keyof Data];

/** One change of a profile: what can be taken back. */
export type ProfileChange = EventOf<typeof profileChangeData>;

const eachChange = Object.entries(profileChangeData).map(([type, data]) => z.object({ type: z.literal(type), data }));
const profileChange = z.union(eachChange) as unknown as z.ZodType<ProfileChange>;

/** The facts of a profile, by event type. */
export const profileEventData = {
  ...profileChangeData,
  /** The event of that id was taken back by this change, which keeps what came after it (design.md section 4). */
  ChangeUndone: z.object({ eventId: z.uuid(), change: profileChange }),
  OnboardingCompleted: z.object({}),
  AccountErased: z.object({}),
} as const;

export type ProfileEventType = keyof typeof profileEventData;

/** One fact of a profile: `{type, data}`. */
export type ProfileEvent = EventOf<typeof profileEventData>;

/** Events whose payload holds nothing personal and is written in clear, so that it outlives the user's key. */
export const CLEAR_EVENT_TYPES: ReadonlySet<string> = new Set<ProfileEventType>(['AccountErased']);
