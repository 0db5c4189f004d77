// Without zod, because the client loads it.

/** The stages of an application, in order. `saved` is a posting that the user has not applied to yet. */
export const STAGES = ['saved', 'applied', 'interviewing', 'offer', 'closed'] as const;
export type Stage = (typeof STAGES)[number];

export const STAGE_NAMES: Readonly<Record<Stage, string>> = {
  saved: 'Saved',
  applied: 'Applied',
  interviewing: 'Interviewing',
  offer: 'Offer',
  closed: 'Closed',
};

/** Why an application was closed. */
export const CLOSE_REASONS = ['declined', 'no-answer', 'withdrawn', 'accepted', 'taken-down'] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

export const CLOSE_REASON_NAMES: Readonly<Record<CloseReason, string>> = {
  declined: 'Declined by the company',
  'no-answer': 'No answer',
  withdrawn: 'Withdrawn',
  accepted: 'Offer accepted',
  'taken-down': 'Posting taken down',
};

/** Where the posting of an application was taken from. */
export const POSTING_SOURCES = ['job', 'address', 'typed', 'extension'] as const;
export type PostingSource = (typeof POSTING_SOURCES)[number];

/** The code of the 409 if an application has the same posting. The user can add a second one all the same. */
export const SAME_POSTING = 'same-posting';
/** The path of its detail, before the id of that application. */
export const SAME_POSTING_PATH = 'applications.';

/**
 * The limits of one user's applications; moves, next steps, notes, contacts and salaries are counted in each. `characters` limits
 * all text but that of postings.
 */
export const APPLICATION_LIMITS = {
  applications: 2_000,
  moves: 200,
  nextSteps: 50,
  notes: 200,
  contacts: 50,
  salaries: 50,
  hiddenPostings: 5_000,
  hiddenCompanies: 1_000,
  savedEvents: 500,
  postingTextLength: 50_000,
  noteLength: 5_000,
  characters: 4_000_000,
} as const;
