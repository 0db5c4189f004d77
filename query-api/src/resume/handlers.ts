import type { ProfileSources } from '../profile/current-profile.js';
import { exportResume } from './export-resume.js';

/** Creates the handler of the profile as JSON Resume. */
export const createHandlers = (sources: ProfileSources) => ({ exportResume: exportResume(sources) });
