/** The groups of endpoints, in the order of the documentation. */
export const TAGS = {
  home: 'What to do next, and what is new.',
  profile: 'The profile as a whole.',
  sections: 'The sections of a profile, one at a time, under the rules of the profile editor.',
  onboarding: 'The onboarding wizard.',
  history: 'The history of a profile, and undo.',
  resume: 'Import and export of JSON Resume.',
  cv: 'The CV as a PDF.',
  jobs: 'Jobs, and how well they match.',
  events: 'Career events.',
  applications: 'Postings that the user saved or applied to, and what became of them.',
  extensions: 'What acts for a user outside of the site: the calendar address, and the browser extension.',
  transcription: 'Dictation.',
  suggestions: 'Suggested texts, roles and skills.',
  account: 'Sign-ins, download of all personal data, and account erasure.',
  access: 'What staff looked at, and consent to it.',
  staff: 'The signed-in staff member, and approvals.',
  support: 'Support: finding a person, access sessions, and the record of what happened.',
  operations: 'Operations: processes, queues, projections and feeds, and what staff do about them.',
  streams: 'Streams: events, what led to them, and whether views are what their streams say.',
  system: 'System health and API documentation.',
} as const;

export type Tag = keyof typeof TAGS;
