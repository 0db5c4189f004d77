import type { ProfileEvent } from '@trackrecord/contracts';
import { inOrder, withAdded, withRemoved, withRevised } from './lists.js';
import { initialState, type ProfileState } from './state.js';

/** Folds one event into a profile. Pure, and total over every event there is: a new one does not compile until it is folded. */
export function evolve(state: ProfileState, event: ProfileEvent): ProfileState {
  return { ...fold(state, event), exists: event.type !== 'AccountErased' };
}

function fold(state: ProfileState, { type, data }: ProfileEvent): ProfileState {
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
      return { ...state, educations: withAdded(state.educations, data.item, data.index) };
    case 'EducationRevised':
      return { ...state, educations: withRevised(state.educations, data.item) };
    case 'EducationRemoved':
      return { ...state, educations: withRemoved(state.educations, data.id) };
    case 'EducationsReordered':
      return { ...state, educations: inOrder(state.educations, data.ids) };
    case 'ExperienceAdded':
      return { ...state, experiences: withAdded(state.experiences, data.item, data.index) };
    case 'ExperienceRevised':
      return { ...state, experiences: withRevised(state.experiences, data.item) };
    case 'ExperienceRemoved':
      return { ...state, experiences: withRemoved(state.experiences, data.id) };
    case 'ExperiencesReordered':
      return { ...state, experiences: inOrder(state.experiences, data.ids) };
    case 'ProjectAdded':
      return { ...state, projects: withAdded(state.projects, data.item, data.index) };
    case 'ProjectRevised':
      return { ...state, projects: withRevised(state.projects, data.item) };
    case 'ProjectRemoved':
      return { ...state, projects: withRemoved(state.projects, data.id) };
    case 'ProjectsReordered':
      return { ...state, projects: inOrder(state.projects, data.ids) };
    case 'PreferredRoleAdded':
      return { ...state, preferredRoles: withAdded(state.preferredRoles, data.item, data.index) };
    case 'PreferredRoleRevised':
      return { ...state, preferredRoles: withRevised(state.preferredRoles, data.item) };
    case 'PreferredRoleRemoved':
      return { ...state, preferredRoles: withRemoved(state.preferredRoles, data.id) };
    case 'PreferredRolesReordered':
      return { ...state, preferredRoles: inOrder(state.preferredRoles, data.ids) };
    case 'SkillAdded':
      return { ...state, skills: withAdded(state.skills, data.skill, data.index) };
    case 'SkillRemoved':
      return { ...state, skills: state.skills.filter((skill) => skill !== data.skill) };
    case 'SkillsReordered':
      return { ...state, skills: data.skills };
    case 'ChangeUndone':
      return fold(state, data.change);
    case 'OnboardingCompleted':
      return { ...state, onboardingCompleted: true };
    case 'AccountErased':
      return { ...initialState, erased: true };
    default:
      return type satisfies never;
  }
}

function withoutPreferences({ preferences: _, ...others }: ProfileState): ProfileState {
  return others;
}
