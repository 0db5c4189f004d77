import { type DataFile, createListFile } from './data-file.js';
import { readPostingText } from '../applications/get-application.js';
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
