import type { Home } from '@trackrecord/contracts';
import { applicationsStream, profileStream } from '@trackrecord/contracts/events/streams';
import { baseApi } from '../../shared/api/base-api';
import { READ_DEADLINE_MS } from '../../shared/api/deadlines';
import { endpointRequest } from '../../shared/api/endpoint-request';

const homeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getHome: build.query<Home, string>({
      query: (uid) =>
        endpointRequest('GET /api/home/{uid}', {
          params: { uid },
          stream: profileStream(uid),
          applicationsStream: applicationsStream(uid),
          deadlineMs: READ_DEADLINE_MS,
        }),
      providesTags: (_home, _error, uid) => [
        { type: 'ProfileChanges', id: uid },
        { type: 'ApplicationChanges', id: uid },
        'Jobs',
      ],
    }),
  }),
});

export const { useGetHomeQuery } = homeApi;
