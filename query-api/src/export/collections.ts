import {
  ACCESS_TOKENS_COLLECTION,
  ACTIVITY_COLLECTION,
  CONSENT_CODES_COLLECTION,
  CV_COLLECTION,
  DEVICES_COLLECTION,
  IMPERSONAL_COLLECTIONS,
  JOB_VISITS_COLLECTION,
  OPEN_SESSIONS_COLLECTION,
  PAIRING_CODES_COLLECTION,
  RANKINGS_COLLECTION,
  REBUILDS_COLLECTION,
  SENT_CVS_COLLECTION,
  type StoreCollection,
  VIEW_MISMATCHES_COLLECTION,
  type ViewProjection,
} from '@trackrecord/contracts';
import { EVENT_INDEX_COLLECTION } from '@trackrecord/platform';

/** Something that is not in the download, and the reason. */
export interface LeftOut {
  readonly what: string;
  readonly why: string;
}

/**
 * How a collection is exported: the files with its data, the reason why it is left out, or why it has no personal data.
 */
export type CollectionExport =
  | { readonly files: readonly string[] }
  | { readonly leftOut: LeftOut }
  | { readonly impersonal: string };

/**
 * All collections. A new one with personal data lists the files that contain it, or the reason why it is left out. The
 * README of the download states that reason (GDPR Article 15).
 */
export const COLLECTIONS: Readonly<Record<StoreCollection | `${ViewProjection}-views`, CollectionExport>> = {
  'profile-views': { files: ['profile.json', 'resume.json'] },
  'onboarding-views': { files: ['onboarding.json'] },
  'applications-views': { files: ['applications.json'] },
  [CV_COLLECTION]: { files: ['cv/cv.json', 'cv/resume.pdf'] },
  [SENT_CVS_COLLECTION]: { files: ['applications/'] },
  [RANKINGS_COLLECTION]: { files: ['matches.json'] },
  [JOB_VISITS_COLLECTION]: { files: ['job-visits.json'] },
  uploads: { files: ['recordings.json'] },
  upload_pieces: { files: ['recordings/'] },
  work: { files: ['suggestions.json'] },
  outcomes: { files: ['outcomes.json'] },
  [ACTIVITY_COLLECTION]: { files: ['activity.json'] },
  [ACCESS_TOKENS_COLLECTION]: { files: ['extensions.json'] },
  [DEVICES_COLLECTION]: { files: ['devices.json'] },
  [PAIRING_CODES_COLLECTION]: {
    leftOut: {
      what: 'a hash of your code to connect a browser',
      why: 'it finds your account when you type the code into the extension, and is deleted after ten minutes',
    },
  },
  [OPEN_SESSIONS_COLLECTION]: {
    leftOut: {
      what: 'the list of open access sessions of support',
      why: 'it is a copy of accesses.json, and entries are deleted after a day',
    },
  },
  [CONSENT_CODES_COLLECTION]: {
    leftOut: {
      what: 'a hash of your code for support',
      why: 'it finds your account when you read out the code, and is deleted when the code expires',
    },
  },
  slots: {
    leftOut: {
      what: 'the numbered slots of your connected browsers and recordings',
      why: 'they only limit how many you can have at once; what is in them is in extensions.json and recordings.json',
    },
  },
  [REBUILDS_COLLECTION]: {
    leftOut: {
      what: 'repairs that support requested',
      why: 'they say only when support had your stored profile built again and how that ended; the record of accesses to your data has them, too',
    },
  },
  snapshots: {
    leftOut: {
      what: 'snapshots of your profile and your applications',
      why: 'they are copies of the results of events/profile.jsonl and events/applications.jsonl, kept to load long histories faster',
    },
  },
  [EVENT_INDEX_COLLECTION]: {
    leftOut: {
      what: 'an index of the events of your account',
      why: 'it repeats the types, times and ids of the files in events/, without their contents, so that developers find an event by its number',
    },
  },
  sign_outs: {
    leftOut: {
      what: 'which of your sign-ins have ended',
      why: 'it is only compared with the time of a sign-in, and is deleted with your account',
    },
  },
  keys: {
    leftOut: {
      what: 'the key that your data is encrypted with',
      why: 'it says nothing about you, and sharing it would make your data less safe',
    },
  },
  erasures: {
    leftOut: {
      what: 'the list of erased accounts',
      why: 'you are not on it: entries are added when an account is erased, and then there is nothing left to download',
    },
  },
  quarantine: {
    leftOut: {
      what: 'error reports',
      why: 'if our software cannot read one of your events, its number and your account id are recorded until it is repaired',
    },
  },
  [VIEW_MISMATCHES_COLLECTION]: {
    leftOut: {
      what: 'reports of stored copies that are not up to date',
      why: 'if a stored copy of your data differs from your events, the names of the fields and your account id are recorded until it is repaired; the events are in this download',
    },
  },
  ...explainImpersonal(),
};

function explainImpersonal() {
  const entries = Object.entries(IMPERSONAL_COLLECTIONS).map(([name, reason]) => [name, { impersonal: reason }]);
  return Object.fromEntries(entries) as Record<keyof typeof IMPERSONAL_COLLECTIONS, CollectionExport>;
}

/** Personal data outside of collections that is not in the download. */
const OTHER_LEFT_OUT: readonly LeftOut[] = [
  {
    what: 'your password and your sign-in sessions',
    why: 'only the identity provider has them, and it never shares passwords',
  },
  {
    what: 'the names of support staff',
    why: 'accesses.json and events/access.jsonl contain a pseudonym of each staff member, which is always the same; the operator of this site knows who it is',
  },
  {
    what: 'what you did as a member of staff',
    why: 'if you work for the operator of this site, your roles and refused requests are on record; ask the operator for them',
  },
  {
    what: 'background jobs in queues',
    why: 'they contain only your account id and numbers, for at most an hour after they finish, or a week if they failed; the data they process is in these files',
  },
  {
    what: 'request rate counters',
    why: 'they are stored under a hashed form of your account id or network address and expire within minutes',
  },
  {
    what: 'technical logs of the servers',
    why: 'ours contain times, API addresses that include your account id, and ids, but none of your texts; a proxy in front of our servers may keep network addresses. The operator of this site decides how long and can tell you',
  },
  {
    what: 'backups',
    why: 'they are older copies of the same data; erased data cannot be read in them once its key is destroyed, unless the operator of this site also backed up the key database',
  },
];

/** Everything that is left out of the download, with the reasons. */
export const LEFT_OUT: readonly LeftOut[] = [
  ...Object.values(COLLECTIONS).flatMap((entry) => ('leftOut' in entry ? [entry.leftOut] : [])),
  ...OTHER_LEFT_OUT,
];
