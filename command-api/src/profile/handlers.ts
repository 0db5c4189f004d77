import { ENDPOINTS } from '@trackrecord/contracts';
import { addExperience, addProject } from './add-item.js';
import { type ProfileWrites, replaceProfile, saveProfile } from './save-profile.js';
import { saveSection } from './save-section.js';
import { type PastChanges, undoChange } from './undo-change.js';

/** What the handlers need. */
export interface Dependencies {
  readonly profiles: ProfileWrites;
  readonly pastChanges: PastChanges;
}

/** Creates the handlers of writes on profiles. */
export const createHandlers = ({ profiles, pastChanges }: Dependencies) => ({
  saveProfile: saveProfile(profiles),
  replaceProfile: replaceProfile(profiles),
  savePersonalInfo: saveSection(profiles, ENDPOINTS.savePersonalInfo, 'personalInfo'),
  saveEducations: saveSection(profiles, ENDPOINTS.saveEducations, 'educations'),
  saveExperiences: saveSection(profiles, ENDPOINTS.saveExperiences, 'experiences'),
  saveProjects: saveSection(profiles, ENDPOINTS.saveProjects, 'projects'),
  saveSkills: saveSection(profiles, ENDPOINTS.saveSkills, 'skills'),
  putSkills: saveSection(profiles, ENDPOINTS.putSkills, 'skills'),
  savePreferences: saveSection(profiles, ENDPOINTS.savePreferences, 'preferences'),
  savePreferredRoles: saveSection(profiles, ENDPOINTS.savePreferredRoles, 'preferredRoles'),
  addExperience: addExperience(profiles),
  addProject: addProject(profiles),
  undoChange: undoChange(profiles, pastChanges),
});
