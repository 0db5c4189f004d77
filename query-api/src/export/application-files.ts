import { SentCvDamagedError } from '@trackrecord/platform';
import { readPostingText } from '../applications/get-application.js';
import type { LeftOut } from './collections.js';
import { createBinaryFile, createListFile, type DataFile } from './data-file.js';
import type { PersonalDataSources } from './data-sources.js';
import type { PersonalData } from './personal-data.js';

/** The applications with the texts of their postings, if there are any. */
export const createApplicationFiles = (
  { identity: { uid }, applications }: PersonalData,
  sources: Pick<PersonalDataSources, 'pastApplications'>,
): readonly DataFile[] =>
  applications
    ? [
        createListFile(
          'applications.json',
          'the jobs that you saved or applied to, oldest first, with the texts of their postings',
          async function* () {
            for (const { addedRevision, ...application } of applications.applications)
              yield { ...application, text: await readPostingText(sources, uid, addedRevision) };
          },
        ),
      ]
    : [];

/** The CVs that were sent, each once, named by the hash in applications.json. */
export async function* createSentCvFiles(
  { identity: { uid } }: Pick<PersonalData, 'identity'>,
  { sentCvs }: Pick<PersonalDataSources, 'sentCvs'>,
  unreadable: LeftOut[],
): AsyncGenerator<DataFile> {
  for (const hash of await sentCvs.listByUser(uid)) {
    const name = `applications/cv-${hash}.pdf`;
    try {
      const cv = await sentCvs.read(uid, hash);
      if (!cv) continue;
      yield createBinaryFile(
        name,
        'application/pdf',
        'a CV that you recorded as sent; its name contains its SHA-256 hash, which is "cvHash" in applications.json',
        async function* () {
          yield await Promise.resolve(cv.pdf);
        },
      );
    } catch (error) {
      if (!(error instanceof SentCvDamagedError)) throw error;
      unreadable.push({ what: name, why: 'the stored CV is damaged; please tell the operator of this site' });
    }
  }
}
