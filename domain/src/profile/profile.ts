import type {
  Education,
  Experience,
  PersonalInfo,
  Preferences,
  PreferredRole,
  ProfileEvent,
  Project,
  UserType,
} from '@trackrecord/contracts';

/** The state of a profile stream. Lists are in the user's order. */
export interface ProfileState {
  /** False before the first save and after an erasure. */
  readonly exists: boolean;
  /** True after an erasure: no event may be appended. */
  readonly erased: boolean;
  readonly userType?: UserType;
  readonly personalInfo?: PersonalInfo;
  readonly educations: readonly Education[];
  readonly experiences: readonly Experience[];
  readonly projects: readonly Project[];
  readonly preferredRoles: readonly PreferredRole[];
  readonly skills: readonly string[];
  readonly preferences?: Preferences;
  readonly onboardingCompleted: boolean;
}

/** The state before the first save. */
export const initialProfile: ProfileState = {
  exists: false,
  erased: false,
  educations: [],
  experiences: [],
  projects: [],
  preferredRoles: [],
  skills: [],
  onboardingCompleted: false,
};

/** Applies one event to a profile. A new event type does not compile until it is handled here. */
export function evolve(state: ProfileState, event: ProfileEvent): ProfileState {
  return { ...applyEvent(state, event), exists: event.type !== 'AccountErased' };
}

function applyEvent(state: ProfileState, { type, data }: ProfileEvent): ProfileState {
  switch (type) {
    case 'UserTypeChosen':
      return { ...state, userType: data.userType };
    case 'PersonalInfoChanged':
      return { ...state, personalInfo: data.personalInfo };
    case 'PreferencesChanged':
      return { ...state, preferences: data.preferences };
    case 'PreferencesCleared':
      return withoutPreferences(state);
    case 'EducationAdded':
      return { ...state, educations: insertItem(state.educations, data.item, data.index) };
    case 'EducationRevised':
      return { ...state, educations: replaceItem(state.educations, data.item) };
    case 'EducationRemoved':
      return { ...state, educations: removeItem(state.educations, data.id) };
    case 'EducationsReordered':
      return { ...state, educations: sortByIds(state.educations, data.ids) };
    case 'ExperienceAdded':
      return { ...state, experiences: insertItem(state.experiences, data.item, data.index) };
    case 'ExperienceRevised':
      return { ...state, experiences: replaceItem(state.experiences, data.item) };
    case 'ExperienceRemoved':
      return { ...state, experiences: removeItem(state.experiences, data.id) };
    case 'ExperiencesReordered':
      return { ...state, experiences: sortByIds(state.experiences, data.ids) };
    case 'ProjectAdded':
      return { ...state, projects: insertItem(state.projects, data.item, data.index) };
    case 'ProjectRevised':
      return { ...state, projects: replaceItem(state.projects, data.item) };
    case 'ProjectRemoved':
      return { ...state, projects: removeItem(state.projects, data.id) };
    case 'ProjectsReordered':
      return { ...state, projects: sortByIds(state.projects, data.ids) };
    case 'PreferredRoleAdded':
      return { ...state, preferredRoles: insertItem(state.preferredRoles, data.item, data.index) };
    case 'PreferredRoleRevised':
      return { ...state, preferredRoles: replaceItem(state.preferredRoles, data.item) };
    case 'PreferredRoleRemoved':
      return { ...state, preferredRoles: removeItem(state.preferredRoles, data.id) };
    case 'PreferredRolesReordered':
      return { ...state, preferredRoles: sortByIds(state.preferredRoles, data.ids) };
    case 'SkillAdded':
      return { ...state, skills: insertItem(state.skills, data.skill, data.index) };
    case 'SkillRemoved':
      return { ...state, skills: state.skills.filter((skill) => skill !== data.skill) };
    case 'SkillsReordered':
      return { ...state, skills: data.skills };
    case 'ChangeUndone':
      return applyEvent(state, data.change);
    case 'OnboardingCompleted':
      return { ...state, onboardingCompleted: true };
    case 'AccountErased':
      return { ...initialProfile, erased: true };
    default:
      return type satisfies never;
  }
}

function withoutPreferences({ preferences: _, ...others }: ProfileState): ProfileState {
  return others;
}

interface Item {
  readonly id: string;
}

const insertItem = <T>(list: readonly T[], item: T, index: number): readonly T[] => list.toSpliced(index, 0, item);

const replaceItem = <T extends Item>(list: readonly T[], item: T): readonly T[] =>
  list.map((current) => (current.id === item.id ? item : current));

const removeItem = <T extends Item>(list: readonly T[], id: string): readonly T[] =>
  list.filter((current) => current.id !== id);

/** Sorts a list by ids. Items without one of the ids come last. */
function sortByIds<T extends Item>(list: readonly T[], ids: readonly string[]): readonly T[] {
  const positions = new Map(ids.map((id, index) => [id, index]));
  const getPosition = (item: T) => positions.get(item.id) ?? ids.length;
  return list.toSorted((a, b) => getPosition(a) - getPosition(b));
}
