/** What the routes are grouped by, in the order in which a reader meets them. */
export const TAGS = {
  profile: 'The profile as a whole.',
  sections: 'The sections of a profile, one at a time, under the rules of the profile editor.',
  onboarding: 'The way through the wizard.',
  history: 'The history of a profile, and undo.',
  resume: 'JSON Resume, in and out.',
  cv: 'The CV as a PDF.',
  jobs: 'Jobs, and how well they match.',
  events: 'Career events.',
  transcription: 'Dictation.',
  suggestions: 'Texts, roles and skills that are suggested.',
  account: 'Everything that is held about a person, and its erasure.',
  system: 'The state of the system, and this description.',
} as const;

export type Tag = keyof typeof TAGS;
