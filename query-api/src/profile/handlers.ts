import { getProfile, type PastProfileSources } from './get-profile.js';

/** Creates the handler of reads of a profile. */
export const createHandlers = (sources: PastProfileSources) => ({ getProfile: getProfile(sources) });
