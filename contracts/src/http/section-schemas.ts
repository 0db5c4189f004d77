import { z } from 'zod';
import { editedSections, saveSectionBody, sectionSaved } from './section-saves.js';
import { type EditableSection, SECTION_MESSAGES } from '../messages.js';

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
  PersonalInfoSaved: createSavedSchema('personalInfo'),
  EducationsSaved: createSavedSchema('educations'),
  ExperiencesSaved: createSavedSchema('experiences'),
  ProjectsSaved: createSavedSchema('projects'),
  SkillsSaved: createSavedSchema('skills'),
  PreferencesSaved: createSavedSchema('preferences'),
  PreferredRolesSaved: createSavedSchema('preferredRoles'),
} as const;

/** The bodies of the section saves, by their names in the OpenAPI document. */
export const saveSectionSchemas = {
  SavePersonalInfo: saveSectionBody('personalInfo'),
  SaveEducations: saveSectionBody('educations'),
  SaveExperiences: saveSectionBody('experiences'),
  SaveProjects: saveSectionBody('projects'),
  SaveSkills: saveSectionBody('skills'),
  SavePreferences: saveSectionBody('preferences'),
  SavePreferredRoles: saveSectionBody('preferredRoles'),
  /** Not a whole body: the personal information in it. */
  SentPersonalInfo: editedSections.personalInfo,
} as const;
