import { type DataManifest, type DescribedFile, MANIFEST_FILE, README_FILE } from '@trackrecord/contracts';
import { LEFT_OUT, type LeftOut } from './collections.js';
import { type DataFile, textFile } from './data-file.js';
import { eventFiles } from './event-files.js';
import { toChunks, jsonText } from './json-text.js';
import type { PersonalDataSources } from './data-sources.js';
import type { PersonalData } from './personal-data.js';
import { activityFile, cvFiles, outcomesFile, suggestionsFile } from './stored-files.js';
import { accountFiles, matchFiles, profileFiles } from './profile-files.js';
import { readme } from './readme.js';
import { recordingFiles } from './recording-files.js';

/** Yields all data files. Adds to `unread` what turns out to be unreadable. */
export async function* dataFiles(
  data: PersonalData,
  sources: PersonalDataSources,
  unread: LeftOut[],
): AsyncGenerator<DataFile> {
  if (data.provider === null) unread.push(NO_PROVIDER_RECORD);
  yield* accountFiles(data);
  yield* profileFiles(data);
  yield* eventFiles(data, sources, unread);
  yield* cvFiles(data);
  yield* recordingFiles(data, sources);
  yield suggestionsFile(data, sources);
  yield* matchFiles(data);
  yield outcomesFile(data, sources);
  yield activityFile(data, sources);
}

const NO_PROVIDER_RECORD: LeftOut = {
  what: 'what the identity provider has on record about you (when your account was made and last signed in to, your telephone number, how you sign in)',
  why: 'our server could not get it: it has no access to those records or received no response, and "provider" in account.json is null; ask the operator of this site for it',
};

/** README.txt describes the files for people. It follows them, because it states their sizes. */
export const readmeFile = (data: PersonalData, files: readonly DescribedFile[], unread: readonly LeftOut[]): DataFile =>
  textFile(README_FILE, 'what these files are, and your rights', async function* () {
    yield await Promise.resolve(readme(data, files, unread));
  });

/**
 * manifest.json describes the files for programs, with sizes and checksums. It is the last file, so a download that
 * contains it is complete.
 */
export function manifestFile(
  data: PersonalData,
  files: readonly DescribedFile[],
  unread: readonly LeftOut[],
): DataFile {
  const { profile, onboarding, detectedSkills } = data.revisions;
  const manifest: DataManifest = {
    format: 'trackrecord-data',
    version: 1,
    uid: data.identity.uid,
    madeAt: data.createdAt.toISOString(),
    revisions: {
      profile: profile ?? null,
      onboarding: onboarding ?? null,
      detectedSkills: detectedSkills ?? null,
    },
    files: [...files],
    leftOut: [...LEFT_OUT, ...unread],
  };
  return {
    name: MANIFEST_FILE,
    mediaType: 'application/json',
    description: 'every other file with its size and checksum',
    schema: { name: 'trackrecord/manifest', version: '1' },
    content: () => toChunks(jsonText(manifest)),
  };
}
