import { z } from 'zod';
import { onboardingProgress } from '../onboarding/progress.js';
import { profile } from '../profile/profile.js';
import { jsonResume } from '../resume/json-resume.js';
import { exportedAccount, exportedCounter } from './account.js';
import { exportedOutcome, exportedRecording, exportedSuggestion } from './stored-data.js';
import { exportedCv, exportedMatches } from './derived-data.js';
import { exportedChange, exportedEvent } from './streams.js';

/** The file that explains the others to people, and the one for programs. */
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
  'history.json': { schema: z.array(exportedChange), name: 'trackrecord/history', version: '1' },
  'cv/cv.json': { schema: exportedCv, name: 'trackrecord/cv', version: '1' },
  'recordings.json': { schema: z.array(exportedRecording), name: 'trackrecord/recordings', version: '1' },
  'suggestions.json': { schema: z.array(exportedSuggestion), name: 'trackrecord/suggestions', version: '1' },
  'matches.json': { schema: exportedMatches, name: 'trackrecord/matches', version: '1' },
  'outcomes.json': { schema: z.array(exportedOutcome), name: 'trackrecord/outcomes', version: '2' },
  'counters.json': { schema: z.array(exportedCounter), name: 'trackrecord/counters', version: '1' },
} as const;
export type DataFileName = keyof typeof DATA_FILES;
