import { ENDPOINTS, RESUME_FILE_NAME } from '@trackrecord/contracts';
import { toJsonResume } from '@trackrecord/domain';
import { toEtag, handle } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { readCurrentProfile, type ProfileSources } from '../profile/current-profile.js';
import { profileNotFoundError } from '../http/profile-not-found.js';

/**
 * GET /profile/{uid}/export/json-resume: the profile as a JSON Resume 1.0 file, at least at the revision in
 * X-Min-Revision.
 */
export const exportResume = (sources: ProfileSources): RequestHandler =>
  handle(ENDPOINTS.exportResume, async ({ params: { uid }, request }) => {
    const currentProfile = await readCurrentProfile(request, sources, uid);
    if (!currentProfile) throw profileNotFoundError();
    return {
      status: 200,
      body: toJsonResume(currentProfile.profile),
      headers: {
        ETag: toEtag(currentProfile.revision),
        'Content-Disposition': `attachment; filename="${RESUME_FILE_NAME}"`,
      },
    };
  });
