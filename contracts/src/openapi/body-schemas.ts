import { z } from 'zod';
import { sentRoleProfile } from '../ai/suggestions.js';
import { undoBody } from '../http/history.js';
import { recordStepBody } from '../http/onboarding.js';
import { replaceProfileBody, saveProfileBody } from '../http/profile.js';
import { importResumeBody } from '../http/resume.js';
import { addExperienceBody, addProjectBody } from '../http/section-saves.js';
import { enhanceBody, enhanceRolesBody, recommendRolesBody, suggestSkillsBody } from '../http/suggestions.js';
import { chunkFields, finalizeBody } from '../http/transcription.js';
import { onboardingDraft } from '../onboarding/drafts.js';
import { ONBOARDING_STEPS } from '../onboarding/names.js';
import { returnedPersonalInfo, wizardPersonalInfo } from '../profile/personal-info.js';
import { returnedProject, sentEducation, sentExperience } from '../profile/sent-items.js';
import { sentPreferences, sentRole } from '../profile/sent-preferences.js';
import { saveSectionSchemas } from './section-schemas.js';

/** What requests hold, by the names the document gives it: one component each, also where one is part of another. */
export const BODY_SCHEMAS = {
  SaveProfile: saveProfileBody,
  ReplaceProfile: replaceProfileBody,
  ReturnedPersonalInfo: returnedPersonalInfo,
  WizardPersonalInfo: wizardPersonalInfo,
  SentEducation: sentEducation,
  SentExperience: sentExperience,
  AddExperience: addExperienceBody,
  AddProject: addProjectBody,
  ReturnedProject: returnedProject,
  SentPreferences: sentPreferences,
  SentRole: sentRole,
  ...saveSectionSchemas,
  RecordStep: z.union(ONBOARDING_STEPS.map(recordStepBody)),
  SentDraft: onboardingDraft,
  UndoChange: undoBody,
  ImportResume: importResumeBody,
  TranscribeChunk: z.object({ ...chunkFields.shape, file: z.file() }),
  FinalizeRecording: finalizeBody,
  EnhanceDescription: enhanceBody,
  RoleProfile: sentRoleProfile,
  RecommendRoles: recommendRolesBody,
  EnhanceRoles: enhanceRolesBody,
  SuggestSkills: suggestSkillsBody,
} as const;
export type BodySchemaName = keyof typeof BODY_SCHEMAS;
