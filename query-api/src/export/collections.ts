import { CV_COLLECTION, IMPERSONAL_COLLECTIONS, RANKINGS_COLLECTION } from '@trackrecord/contracts';

/** Something that is not in the download, and why. */
export interface LeftOut {
  readonly what: string;
  readonly why: string;
}

/** Where the download has what a collection holds about a person, or why it has not. */
export type Held = { readonly in: readonly string[] } | { readonly leftOut: LeftOut } | { readonly nobodys: string };

/**
 * Every collection of ours. A test fails for one that is not here: whoever adds one that holds anything under a person's
 * id says here in which file it is handed out, or why not, which the README of the download says then, too (GDPR
 * Article 15).
 */
export const COLLECTIONS: Readonly<Record<string, Held>> = {
  'profile-views': { in: ['profile.json', 'resume.json'] },
  'onboarding-views': { in: ['onboarding.json'] },
  [CV_COLLECTION]: { in: ['cv/cv.json', 'cv/resume.pdf'] },
  [RANKINGS_COLLECTION]: { in: ['matches.json'] },
  uploads: { in: ['recordings.json'] },
  upload_pieces: { in: ['recordings/'] },
  work: { in: ['suggestions.json'] },
  outcomes: { in: ['outcomes.json'] },
  snapshots: {
    leftOut: {
      what: 'snapshots of your profile',
      why: 'they are copies of what events/profile.jsonl comes to, kept so that long histories are read faster',
    },
  },
  keys: {
    leftOut: {
      what: 'the key that your data is encrypted with',
      why: 'it says nothing about you, and handing it out would make your data less safe',
    },
  },
  erasures: {
    leftOut: {
      what: 'the list of erased accounts',
      why: 'you are not on it: it begins with an erasure, and then there is nothing left to download',
    },
  },
  quarantine: {
    leftOut: {
      what: 'notes of faults',
      why: 'should an event of yours be unreadable to our software, its number and your account id are noted until it is repaired',
    },
  },
  ...Object.fromEntries(Object.entries(IMPERSONAL_COLLECTIONS).map(([name, nobodys]) => [name, { nobodys }])),
};

/** What is held about people beside collections and is not in the download. */
const BESIDE: readonly LeftOut[] = [
  {
    what: 'your password and your sign-in sessions',
    why: 'only the identity provider has them, and it hands out no password to anybody',
  },
  {
    what: 'jobs that are waiting in queues',
    why: 'they hold your account id and numbers only, for at most an hour after they are done; what they work on is in the files here',
  },
  {
    what: 'counters of how fast requests come in',
    why: 'they stand under a scrambled form of your account id or network address and are forgotten within minutes',
  },
  {
    what: 'technical logs of the servers',
    why: 'ours hold times, addresses of the API with your account id in them, and ids, and no texts of yours; a proxy in front of our servers may keep network addresses. The operator of this site decides how long, and can tell you',
  },
  {
    what: 'backups',
    why: 'they are older copies of the same data; what is erased cannot be read in them once its key is destroyed, unless the operator of this site backed up the database of keys along with them',
  },
];

/** Everything that is deliberately not in the download, and why. */
export const LEFT_OUT: readonly LeftOut[] = [
  ...Object.values(COLLECTIONS).flatMap((held) => ('leftOut' in held ? [held.leftOut] : [])),
  ...BESIDE,
];
