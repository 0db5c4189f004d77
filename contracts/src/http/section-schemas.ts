import { z } from 'zod';
import { saveSectionBody, sectionSaved } from './section-saves.js';
import { type EditableSection, SECTION_MESSAGES } from '../section-messages.js';

/** The response to the save of one section. */
const createSavedSchema = (section: EditableSection) =>
  z.object({
    success: z.literal(true),
    message: z.literal(SECTION_MESSAGES[section].saved),
    revision: sectionSaved.shape.revision,
    [section]: sectionSaved.shape[section].unwrap(),
  });

/** The responses to section saves (spec sections 7 and 8). */
export const sectionSavedSchemas = {
  PersonalInfoSaved: createSavedSchema('personalInfo').meta({ id: 'PersonalInfoSaved' }),
  EducationsSaved: createSavedSchema('educations').meta({ id: 'EducationsSaved' }),
  ExperiencesSaved: createSavedSchema('experiences').meta({ id: 'ExperiencesSaved' }),
  ProjectsSaved: createSavedSchema('projects').meta({ id: 'ProjectsSaved' }),
  SkillsSaved: createSavedSchema('skills').meta({ id: 'SkillsSaved' }),
  PreferencesSaved: createSavedSchema('preferences').meta({ id: 'PreferencesSaved' }),
  PreferredRolesSaved: createSavedSchema('preferredRoles').meta({ id: 'PreferredRolesSaved' }),
} as const;

/** The bodies of the section saves, by their names in the OpenAPI document. */
export const saveSectionSchemas = {
  SavePersonalInfo: saveSectionBody('personalInfo').meta({ id: 'SavePersonalInfo' }),
  SaveEducations: saveSectionBody('educations').meta({ id: 'SaveEducations' }),
  SaveExperiences: saveSectionBody('experiences').meta({ id: 'SaveExperiences' }),
  SaveProjects: saveSectionBody('projects').meta({ id: 'SaveProjects' }),
  SaveSkills: saveSectionBody('skills').meta({ id: 'SaveSkills' }),
  SavePreferences: saveSectionBody('preferences').meta({ id: 'SavePreferences' }),
  SavePreferredRoles: saveSectionBody('preferredRoles').meta({ id: 'SavePreferredRoles' }),
} as const;
