import { z } from 'zod';
import { device } from '../account/device.js';
import { activityEntry } from '../activity/activity.js';
import { application } from '../applications/application.js';
import { ownAccess } from '../staff/access-log.js';
import { extensionList } from '../http/extensions.js';
import { onboardingProgress } from '../onboarding/progress.js';
import { profile } from '../profile/profile.js';
import { jobVisit } from '../jobs/job-visit.js';
import { jsonResume } from '../resume/json-resume.js';
import { exportedAccount, exportedCounter } from './account.js';
import { exportedOutcome, exportedRecording, exportedSuggestion } from './stored-data.js';
import { exportedCv, exportedMatches } from './derived-data.js';
import { exportedChange, exportedEvent } from './streams.js';

/** An application in applications.json, with the text of its posting. */
const exportedApplication = application.omit({ addedRevision: true }).extend({ text: z.string() });

/** The file that explains the other files to people, and the file that describes them to programs. */
export const README_FILE = 'README.txt';
export const MANIFEST_FILE = 'manifest.json';

/**
 * The machine-readable files of the download: the schema of a file (of a line, if it is `.jsonl`), with its name and
 * version in the manifest. Increment the version when the schema changes.
 */
export const DATA_FILES = {
  'account.json': { schema: exportedAccount, name: 'trackrecord/account', version: '1' },
  'profile.json': { schema: profile, name: 'trackrecord/profile', version: '1' },
  'resume.json': { schema: jsonResume, name: 'jsonresume', version: '1.0.0' },
  'onboarding.json': { schema: onboardingProgress, name: 'trackrecord/onboarding', version: '1' },
  'events/profile.jsonl': { schema: exportedEvent, name: 'trackrecord/event', version: '1' },
  'events/onboarding.jsonl': { schema: exportedEvent, name: 'trackrecord/event', version: '1' },
  'events/detected-skills.jsonl': { schema: exportedEvent, name: 'trackrecord/event', version: '1' },
  'events/applications.jsonl': { schema: exportedEvent, name: 'trackrecord/event', version: '1' },
  'events/account.jsonl': { schema: exportedEvent, name: 'trackrecord/event', version: '1' },
  'events/access.jsonl': { schema: exportedEvent, name: 'trackrecord/event', version: '1' },
  'applications.json': { schema: z.array(exportedApplication), name: 'trackrecord/applications', version: '2' },
  'history.json': { schema: z.array(exportedChange), name: 'trackrecord/history', version: '1' },
  'cv/cv.json': { schema: exportedCv, name: 'trackrecord/cv', version: '1' },
  'recordings.json': { schema: z.array(exportedRecording), name: 'trackrecord/recordings', version: '1' },
  'suggestions.json': { schema: z.array(exportedSuggestion), name: 'trackrecord/suggestions', version: '1' },
  'matches.json': { schema: exportedMatches, name: 'trackrecord/matches', version: '2' },
  'job-visits.json': { schema: jobVisit, name: 'trackrecord/job-visits', version: '1' },
  'outcomes.json': { schema: z.array(exportedOutcome), name: 'trackrecord/outcomes', version: '2' },
  'activity.json': { schema: z.array(activityEntry), name: 'trackrecord/activity', version: '1' },
  'accesses.json': { schema: z.array(ownAccess), name: 'trackrecord/accesses', version: '1' },
  'extensions.json': { schema: extensionList, name: 'trackrecord/extensions', version: '1' },
  'devices.json': { schema: z.array(device), name: 'trackrecord/devices', version: '1' },
  'counters.json': { schema: z.array(exportedCounter), name: 'trackrecord/counters', version: '1' },
} as const;
export type DataFileName = keyof typeof DATA_FILES;

/** A file of the download, with its type and checksum. */
const describedFile = z.strictObject({
  name: z.string().regex(/^[\w-]+(\/[\w-]+)?\.[a-z0-9]+$/i),
  mediaType: z.string(),
  description: z.string(),
  bytes: z.int().nonnegative(),
  /** SHA-256 of the content, in hexadecimal digits. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** The number of entries or lines if it is a list; otherwise null. */
  entries: z.int().nonnegative().nullable(),
  /** The schema of the content; null if the media type says enough. */
  schema: z.strictObject({ name: z.string(), version: z.string() }).nullable(),
});
export type DescribedFile = z.infer<typeof describedFile>;

/** manifest.json: all other files of the download, and what is left out. */
export const dataManifest = z.strictObject({
  format: z.literal('trackrecord-data'),
  version: z.literal(1),
  uid: z.string(),
  madeAt: z.iso.datetime(),
  /** The revision of each stream when the download was started; null if it is empty. */
  revisions: z.strictObject({
    profile: z.int().nonnegative().nullable(),
    onboarding: z.int().nonnegative().nullable(),
    detectedSkills: z.int().nonnegative().nullable(),
    applications: z.int().nonnegative().nullable(),
    account: z.int().nonnegative().nullable(),
  }),
  files: z.array(describedFile),
  /** What is stored and not in these files, and the reason. */
  leftOut: z.array(z.strictObject({ what: z.string(), why: z.string() })),
});
export type DataManifest = z.infer<typeof dataManifest>;
