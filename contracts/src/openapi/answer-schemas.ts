import { z } from 'zod';
import { recommendedRole } from '../ai/suggestions.js';
import { careerEvent } from '../career-events/career-event.js';
import { erasureReceipt } from '../erasure/receipt.js';
import { cvReady, noCv } from '../http/cv.js';
import { accountErased, erasureKey } from '../http/erasure.js';
import { errorBody } from '../http/errors.js';
import { health } from '../http/health.js';
import { pastChange, profileHistory } from '../http/history.js';
import { allJobs, careerEvents, jobDetails, recommendedJobs } from '../http/jobs.js';
import { resumeImported } from '../http/resume.js';
import { enhanced, recommendedRoles, skillsSuggested } from '../http/suggestions.js';
import { chunkStored, transcribed } from '../http/transcription.js';
import { job } from '../jobs/job.js';
import { matchExplanation } from '../jobs/match.js';
import { onboardingDrafts } from '../onboarding/drafts.js';
import { onboardingProgress } from '../onboarding/progress.js';
import { education, experience, preferredRole, project, skillsByCategory } from '../profile/items.js';
import { personalInfo } from '../profile/personal-info.js';
import { preferences } from '../profile/preferences.js';
import { profile } from '../profile/profile.js';
import { profileSections } from '../profile/sections.js';
import { jsonResume } from '../resume/json-resume.js';
import { sectionSavedSchemas } from './section-schemas.js';

const error = errorBody.omit({ success: true });

/** What answers hold, by the names the document gives it: one component each, also where one is part of another. */
export const ANSWER_SCHEMAS = {
  Error: error,
  Unsuccessful: errorBody.extend({ success: z.literal(false) }),
  Health: health,
  NotHealthy: z.union([health, error]),
  OpenApiDocument: z.looseObject({ openapi: z.string(), info: z.looseObject({}), paths: z.looseObject({}) }),
  Profile: profile,
  ProfileSections: profileSections,
  PersonalInfo: personalInfo,
  Education: education,
  Experience: experience,
  Project: project,
  SkillsByCategory: skillsByCategory,
  Preferences: preferences,
  PreferredRole: preferredRole,
  ...sectionSavedSchemas,
  OnboardingProgress: onboardingProgress,
  OnboardingDrafts: onboardingDrafts,
  ProfileHistory: profileHistory,
  PastChange: pastChange,
  JsonResume: jsonResume,
  ResumeImported: resumeImported,
  CvReady: cvReady,
  NoCv: noCv,
  Cv: z.union([cvReady, noCv]),
  Job: job,
  MatchExplanation: matchExplanation,
  RecommendedJobs: recommendedJobs,
  AllJobs: allJobs,
  JobDetails: jobDetails,
  CareerEvent: careerEvent,
  CareerEvents: careerEvents,
  ChunkStored: chunkStored,
  Transcribed: transcribed,
  Enhanced: enhanced,
  RecommendedRole: recommendedRole,
  RecommendedRoles: recommendedRoles,
  SkillsSuggested: skillsSuggested,
  ErasureReceipt: erasureReceipt,
  AccountErased: accountErased,
  ErasureKey: erasureKey,
} as const;
export type AnswerSchemaName = keyof typeof ANSWER_SCHEMAS;
