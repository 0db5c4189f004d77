import type { ProfileWrites } from '../profile/save-profile.js';
import { importResume } from './import-resume.js';
import type { ResumeReader } from './resume-reader.js';

/** What the handlers need. */
export interface Dependencies {
  readonly profiles: ProfileWrites;
  readonly resumes: Pick<ResumeReader, 'read'>;
}

/** Creates the handler of imports of JSON Resume. */
export const createHandlers = ({ profiles, resumes }: Dependencies) => ({
  importResume: importResume(profiles, resumes),
});
