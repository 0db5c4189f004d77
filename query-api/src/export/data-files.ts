import { type DataManifest, type DescribedFile, MANIFEST_FILE, README_FILE } from '@trackrecord/contracts';
import { createAccessFiles } from './access-files.js';
import { createApplicationFiles, createSentCvFiles } from './application-files.js';
import { LEFT_OUT, type LeftOut } from './collections.js';
import { type DataFile, createTextFile } from './data-file.js';
import { createEventFiles } from './event-files.js';
import { toChunks, formatJson } from './json-text.js';
import type { PersonalDataSources } from './data-sources.js';
import type { PersonalData } from './personal-data.js';
import {
  createActivityFile,
  createCvFiles,
  createDevicesFile,
  createExtensionsFile,
  createOutcomesFile,
  createSuggestionsFile,
} from './stored-files.js';
import { createAccountFiles, createMatchFiles, createProfileFiles } from './profile-files.js';
import { createReadme } from './readme.js';
import { createRecordingFiles } from './recording-files.js';

/** Yields all data files. Adds data that cannot be read to `unreadable`. */
export async function* createDataFiles(
  data: PersonalData,
  sources: PersonalDataSources,
  unreadable: LeftOut[],
): AsyncGenerator<DataFile> {
  if (data.provider === null) unreadable.push(NO_PROVIDER_RECORD);
  yield* createAccountFiles(data);
  yield* createProfileFiles(data);
  yield* createApplicationFiles(data, sources);
  yield* createSentCvFiles(data, sources, unreadable);
  yield* createEventFiles(data, sources, unreadable);
  yield* createCvFiles(data);
  yield* createRecordingFiles(data, sources);
  yield createSuggestionsFile(data, sources);
  yield* createMatchFiles(data);
  yield createOutcomesFile(data, sources);
  yield createActivityFile(data, sources);
  yield createExtensionsFile(data);
  yield createDevicesFile(data);
  yield* createAccessFiles(data, sources, unreadable);
}

const NO_PROVIDER_RECORD: LeftOut = {
  what: 'what the identity provider has on record about you (when your account was made and last signed in to, your telephone number, how you sign in)',
  why: 'our server could not get it: it has no access to those records or received no response, and "provider" in account.json is null; ask the operator of this site for it',
};

/** Creates README.txt, which describes the files for people. It follows them, because it contains their sizes. */
export const createReadmeFile = (
  data: PersonalData,
  files: readonly DescribedFile[],
  unreadable: readonly LeftOut[],
): DataFile =>
  createTextFile(README_FILE, 'what these files are, and your rights', async function* () {
    yield await Promise.resolve(createReadme(data, files, unreadable));
  });

/**
 * Creates manifest.json, which describes the files for programs, with sizes and checksums. It is the last file, so a
 * download that contains it is complete.
 */
export function createManifestFile(
  data: PersonalData,
  files: readonly DescribedFile[],
  unreadable: readonly LeftOut[],
): DataFile {
  const { profile, onboarding, detectedSkills, applications, account } = data.revisions;
  const manifest: DataManifest = {
    format: 'trackrecord-data',
    version: 1,
    uid: data.identity.uid,
    madeAt: data.createdAt.toISOString(),
    revisions: {
      profile: profile ?? null,
      onboarding: onboarding ?? null,
      detectedSkills: detectedSkills ?? null,
      applications: applications ?? null,
      account: account ?? null,
    },
    files: [...files],
    leftOut: [...LEFT_OUT, ...unreadable],
  };
  return {
    name: MANIFEST_FILE,
    mediaType: 'application/json',
    description: 'every other file with its size and checksum',
    schema: { name: 'trackrecord/manifest', version: '1' },
    content: () => toChunks(formatJson(manifest)),
  };
}
