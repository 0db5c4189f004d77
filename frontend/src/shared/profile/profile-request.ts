import { profileStream } from '@trackrecord/contracts/events/streams';
import { READ_DEADLINE_MS } from '../api/deadlines';
import { endpointRequest } from '../api/endpoint-request';
import type { ApiRequest } from '../api/api-request';

/** Creates the request for the current profile, or for the profile at a revision. */
export const createProfileRequest = (uid: string, revision?: number): ApiRequest =>
  endpointRequest('GET /api/profile/{uid}', {
    params: { uid },
    ...(revision !== undefined && { query: { revision: String(revision) } }),
    stream: profileStream(uid),
    deadlineMs: READ_DEADLINE_MS,
  });
