import type { Cv } from '@trackrecord/contracts';
import type { DerivedReader } from '@trackrecord/platform';
import type { ProfileSources } from '../profile/current-profile.js';
import { getCv } from './get-cv.js';

interface CvSources extends ProfileSources {
  readonly cvs: DerivedReader<Cv>;
}

/** Creates the handlers of the three paths of a CV. */
export const createHandlers = (sources: CvSources) => ({
  generateOwnCv: getCv('generateOwnCv', sources, sources.cvs),
  generateCv: getCv('generateCv', sources, sources.cvs),
  generateCvOfProfile: getCv('generateCvOfProfile', sources, sources.cvs),
});
