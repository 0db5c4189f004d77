import { MESSAGES, type Profile } from '@trackrecord/contracts';
import { etag, HttpError, ownIdentity, route } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { freshView, type LiveViews } from '../http/fresh-view.js';

/** GET /profile/{uid}: the profile, as new as the revision the client has seen at least. */
export const getProfile = (liveViews: LiveViews<Profile>): RequestHandler =>
  route(async (request, response) => {
    const { uid } = ownIdentity(request, response);
    const found = await freshView(request, liveViews, uid);
    if (!found?.view) throw new HttpError(404, 'profile-not-found', MESSAGES.profileNotFound);
    return { status: 200, body: found.view, headers: { ETag: etag(found.revision) } };
  });
