import type { Education, Experience, PreferredRole, ProfileChange, Project } from '@trackrecord/contracts';

interface Place {
  readonly id: string;
  readonly index: number;
}

/** The four events of one list, as functions of what they say. */
export interface ListEvents<Item> {
  readonly added: (data: Place & { readonly item: Item }) => ProfileChange;
  readonly revised: (data: Place & { readonly item: Item }) => ProfileChange;
  readonly removed: (data: Place) => ProfileChange;
  readonly reordered: (data: { readonly ids: string[] }) => ProfileChange;
}

export const educationEvents: ListEvents<Education> = {
  added: (data) => ({ type: 'EducationAdded', data }),
  revised: (data) => ({ type: 'EducationRevised', data }),
  removed: (data) => ({ type: 'EducationRemoved', data }),
  reordered: (data) => ({ type: 'EducationsReordered', data }),
};

export const experienceEvents: ListEvents<Experience> = {
  added: (data) => ({ type: 'ExperienceAdded', data }),
  revised: (data) => ({ type: 'ExperienceRevised', data }),
  removed: (data) => ({ type: 'ExperienceRemoved', data }),
  reordered: (data) => ({ type: 'ExperiencesReordered', data }),
};

export const projectEvents: ListEvents<Project> = {
  added: (data) => ({ type: 'ProjectAdded', data }),
  revised: (data) => ({ type: 'ProjectRevised', data }),
  removed: (data) => ({ type: 'ProjectRemoved', data }),
  reordered: (data) => ({ type: 'ProjectsReordered', data }),
};

export const roleEvents: ListEvents<PreferredRole> = {
  added: (data) => ({ type: 'PreferredRoleAdded', data }),
  revised: (data) => ({ type: 'PreferredRoleRevised', data }),
  removed: (data) => ({ type: 'PreferredRoleRemoved', data }),
  reordered: (data) => ({ type: 'PreferredRolesReordered', data }),
};
