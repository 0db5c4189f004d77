/** Business constants and limits (spec section 9). Durations are in milliseconds, sizes in bytes. */

export const CV_FILE_NAME = 'resume.pdf';
/** The file name of a profile exported as JSON Resume. */
export const RESUME_FILE_NAME = 'resume.json';
/** The file names of the personal data download and of the erasure receipt. */
export const DATA_FILE_NAME = 'trackrecord-data.zip';
export const RECEIPT_FILE_NAME = 'erasure-receipt.json';
/** How long the object URL of a downloaded file stays valid. */
export const CV_OBJECT_URL_LIFETIME_MS = 60_000;

/** How many entries lists of a profile show, and how many characters of the description of a role. */
export const PROFILE_CAPS = {
  experiences: 6,
  roles: 3,
  skillsPerRole: 4,
  roleDescription: 120,
  projects: 2,
} as const;

/** How long a toast is shown, by its kind, and how many toasts are shown at once (`max`). */
export const TOAST = { success: 2_000, error: 4_000, other: 4_000, max: 20 } as const;

export const COURSE_TYPES = [
  "Bachelor's Degree",
  "Master's Degree",
  'PhD',
  'Certificate',
  'Diploma',
  'High School',
  'Other',
] as const;

export const EDITOR_WORK_MODES = ['Remote', 'Hybrid', 'On-site', 'Flexible'] as const;
export const WIZARD_WORK_MODES = [
  'Remote',
  'Hybrid',
  'On-site',
  'Full-time',
  'Part-time',
  'Contract',
  'Internship',
  'Freelance',
] as const;

export const INDUSTRIES = [
  'Technology',
  'Healthcare',
  'Finance',
  'Education',
  'Manufacturing',
  'Retail',
  'Government',
  'Media',
  'Telecommunications',
  'Consulting',
  'Nonprofit',
  'Entertainment',
  'Construction',
  'Agriculture',
  'Transportation',
] as const;

export const LANGUAGE_PROFICIENCIES = ['Beginner', 'Intermediate', 'Advanced', 'Fluent', 'Native'] as const;

export const EDITOR_CURRENCIES = ['USD', 'AED', 'INR'] as const;
export const WIZARD_CURRENCIES = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'INR', 'JPY', 'AED', 'SGD', 'CNY'] as const;
export const SALARY_PERIODS = { MONTH: 'Monthly', YEAR: 'Annually' } as const;

export const ROLE_QUICK_PICKS = [
  'Software Engineer',
  'Product Manager',
  'Data Scientist',
  'UX Designer',
  'DevOps Engineer',
] as const;
/** The list of role suggestions appears after at least this time. */
export const ROLE_LIST_DELAY_MS = 500;

/** The locations that the filter of the job lists offers. */
export const JOB_LOCATIONS = ['india', 'United Arab Emirates'] as const;
export const JOBS_PAGE_SIZE = 10;
/** The kinds of employment that postings are read for. */
export const EMPLOYMENT_TYPES = [
  'Full-time',
  'Part-time',
  'Contract',
  'Temporary',
  'Internship',
  'Volunteer',
  'Freelance',
  'Hybrid',
] as const;
/** The orders of job lists. The default is `match` for recommendations and `date` for all jobs. */
export const JOB_ORDERS = ['match', 'date', 'salary'] as const;
/** The jobs of a list that belong to the user: new since the last visit, with an application, or hidden. */
export const JOB_SELECTIONS = ['new', 'saved', 'hidden'] as const;
/** The pay period of a salary that names none. */
export const DEFAULT_SALARY_UNIT = 'YEAR';
/** How long the client caches career events. */
export const EVENTS_CACHE_LIFETIME_MS = 30 * 60_000;

/** `bars`: the number of bars that show the volume. `retryDelayMs`: the wait before a new attempt to record. */
export const RECORDING = { mimeType: 'audio/webm', bars: 24, retryDelayMs: 100 } as const;
/** How the client uploads a recording: the size of a chunk, concurrent chunks, and retries and timeout of each. */
export const UPLOAD = {
  chunkBytes: 1024 * 1024,
  concurrency: 3,
  retries: 3,
  retryDelayMs: 1_000,
  timeoutMs: 30_000,
} as const;
/** The limits of a recording: bytes per chunk and in total, number of chunks, duration in milliseconds. */
export const RECORDING_LIMITS = {
  chunkBytes: UPLOAD.chunkBytes,
  bytes: 16 * 1024 * 1024,
  chunks: 64,
  durationMs: 5 * 60_000,
} as const;
/** How the client requests an enhancement. The lengths are those of the description to enhance (UTF-16 units). */
export const ENHANCEMENT = {
  retries: 3,
  retryDelayMs: 2_000,
  timeoutMs: 30_000,
  minLength: 20,
  maxLength: 2_000,
} as const;
/** The timeouts (ms) of requests that wait for workers, or for all stores. Other requests have `REQUEST_TIMEOUT_MS`. */
export const RESPONSE_TIMEOUTS_MS = {
  suggestion: 25_000,
  cv: 30_000,
  // Shorter than the timeout of the client, so that the client receives the error.
  chunk: UPLOAD.timeoutMs - 5_000,
  transcription: 120_000,
  erasure: 60_000,
  export: 60_000,
} as const;

/** Skills are detected in descriptions that are longer than this (characters). */
export const SKILL_DETECTION_THRESHOLD = 50;

/** How long each tip is shown. */
export const TIP_INTERVAL_MS = 8_000;
/** The wizard goes on this long after the choice of a user type, when the animation of its card has ended. */
export const USER_TYPE_DELAY_MS = 600;
/** After the last step of the wizard, it waits this long before and after it reads the saved profile. */
export const SAVE_SETTLE_DELAY_MS = 1_000;

/**
 * The match of a preferred role (percent): its bounds, what is stored if a request names none (`fallback`), the least
 * match of a role that the user added (`userAdded`), and what is displayed if none is stored (`displayFallback`).
 */
export const ROLE_MATCH = { min: 0, max: 100, fallback: 50, userAdded: 70, displayFallback: 100 } as const;
/** How many of the user's skills an unknown role gets as its required skills. */
export const MAX_FALLBACK_ROLE_SKILLS = 4;

/** The minimum length of a new password, regardless of the policy of the identity provider. */
export const MIN_NEW_PASSWORD_LENGTH = 8;

/** The maximum number of entries in a list of a profile other than its skills, such as its work experiences. */
export const MAX_ENTRIES = 100;
/** The maximum length of descriptions and other long texts (UTF-16 units). */
export const MAX_DESCRIPTION_LENGTH = 10_000;
/** The maximum number of skills in the list of skills of a profile. */
export const MAX_SKILLS = 500;

/** The maximum amount of a salary. */
export const MAX_SALARY = 1_000_000_000_000;
