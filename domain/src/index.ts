export { accountAggregate, type AccountCommand, type RecordedAccount } from './account/account-aggregate.js';
export { describeAccountEvent } from './account/describe-account-event.js';
export * from './aggregate.js';
export * from './domain-error.js';
export {
  type AccessEventRecord,
  type AccessState,
  findConsent,
  getIdleEnd,
  getSessionEnd,
  isExtendable,
  isOpen,
  type SessionState,
} from './access/access.js';
export { accessAggregate } from './access/access-aggregate.js';
export { type AccessCommand, AccessError, type AccessErrorReason, type OpenSession } from './access/decide.js';
export {
  findApplication,
  getStage,
  toPublicApplication,
  type ApplicationsState,
  type EntryList,
} from './applications/applications.js';
export { applicationsAggregate } from './applications/applications-aggregate.js';
export type { ApplicationsCommand, ApplicationsErrorReason, EntryInput, MoveInput } from './applications/decide.js';
export {
  describeApplicationsEvent,
  type DescribedStep,
  describeTimelineEvent,
  getHiddenJobId,
} from './applications/describe-applications-event.js';
export { createReport, describeReportedMove, type Period, type ReportedApplication } from './applications/report.js';
export { type ApplicationsStep, planApplicationsUndo } from './applications/plan-applications-undo.js';
export {
  type DetectedSkillsCommand,
  detectedSkillsAggregate,
  type DetectedSkillsState,
  withDetectedSkills,
} from './detected-skills/detected-skills.js';
export { describeProfileEvent } from './history/describe-profile-event.js';
export { describeOnboardingEvent } from './history/describe-onboarding-event.js';
export * from './history/diff-sections.js';
export * from './history/describe-changes.js';
export * from './history/folded-changes.js';
export * from './history/preview-import.js';
export { getLastVisit, recordVisit } from './jobs/job-visit.js';
export type { OnboardingCommand, OnboardingErrorReason } from './onboarding/decide.js';
export { onboardingAggregate } from './onboarding/onboarding-aggregate.js';
export { toOnboardingState, toProgress } from './onboarding/onboarding.codec.js';
export type { OnboardingState } from './onboarding/onboarding.js';
export { findChangedPart, type SectionName } from './profile/changed-part.js';
export { getCompleteness } from './profile/completeness.js';
export type { ProfileCommand, ProfileErrorReason } from './profile/decide.js';
export type { Step } from './profile/plan-profile-undo.js';
export { profileAggregate } from './profile/profile-aggregate.js';
export { toProfile, toProfileState } from './profile/profile.codec.js';
export type { ProfileState } from './profile/profile.js';
export { toJsonResume } from './resume/to-json-resume.js';
export * from './resume/import-sections.js';
export * from './sections/sections-input.js';
export { staffAggregate, type StaffCommand, type StaffEventRecord, type StaffState } from './staff/staff.js';
