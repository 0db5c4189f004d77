import { z } from 'zod';
import { editedSections, saveSectionBody, sectionSaved } from './section-saves.js';
import { type EditedSection, SECTION_MESSAGES } from '../messages.js';

/** What a section save answers: the one section that was saved, and the sentence about it. */
const savedOf = (section: EditedSection) =>
  z.object({
    success: z.literal(true),
    message: z.literal(SECTION_MESSAGES[section].saved),
    revision: sectionSaved.shape.revision,
    [section]: sectionSaved.shape[section].unwrap(),
  });

/** The answers to the section saves (spec sections 7 and 8). */
export const sectionSavedSchemas = {
  PersonalInfoSaved: savedOf('personalInfo'),
  EducationsSaved: savedOf('educations'),
  ExperiencesSaved: savedOf('experiences'),
  ProjectsSaved: savedOf('projects'),
  SkillsSaved: savedOf('skills'),
  PreferencesSaved: savedOf('preferences'),
  PreferredRolesSaved: savedOf('preferredRoles'),
} as const;

/** The bodies of the section saves. */
export const saveSectionSchemas = {
  SavePersonalInfo: saveSectionBody('personalInfo'),
  SaveEducations: saveSectionBody('educations'),
  SaveExperiences: saveSectionBody('experiences'),
  SaveProjects: saveSectionBody('projects'),
  SaveSkills: saveSectionBody('skills'),
  SavePreferences: saveSectionBody('preferences'),
  SavePreferredRoles: saveSectionBody('preferredRoles'),
  SentPersonalInfo: editedSections.personalInfo,
} as const;
