import type { SessionLog } from '@trackrecord/contracts';
import { READ_DEADLINE_MS } from '../../shared/api/deadlines';
import { endpointRequest } from '../../shared/api/endpoint-request';
import { staffApi } from '../../shared/staff/staff-api';

/**
 * What auditors read of and do with a session in the list. The requests name only the session: the servers find its
 * person.
 */
const sessionLogApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getSessionLog: build.query<SessionLog, string>({
      query: (id) =>
        endpointRequest('GET /api/support/accesses/{id}', { params: { id }, deadlineMs: READ_DEADLINE_MS }),
      providesTags: ['Sessions'],
    }),
    endListedSession: build.mutation<unknown, string>({
      query: (id) => endpointRequest('POST /api/support/accesses/{id}/end', { params: { id }, body: {} }),
      // An auditor may also be support staff and end their own session.
      invalidatesTags: (_changed, error) => (error === undefined ? ['Sessions', 'Me'] : []),
    }),
  }),
});

export const { useGetSessionLogQuery, useEndListedSessionMutation } = sessionLogApi;
