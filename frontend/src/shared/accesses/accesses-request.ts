import { READ_DEADLINE_MS } from '../api/deadlines';
import { endpointRequest } from '../api/endpoint-request';
import type { ApiRequest } from '../api/api-request';

/** Creates the request for a page of accesses; the newest one if `before` is null. */
export const accessesRequest = (uid: string, before: string | null): ApiRequest =>
  endpointRequest('GET /api/profile/{uid}/accesses', {
    params: { uid },
    ...(before !== null && { query: { before } }),
    deadlineMs: READ_DEADLINE_MS,
  });
