import { applicationsStream, profileStream } from '@trackrecord/contracts/events/streams';
import { baseApi } from '../../shared/api/base-api';
import { READ_DEADLINE_MS } from '../../shared/api/deadlines';
import { endpointRequest } from '../../shared/api/endpoint-request';
import { readHome } from './read-home';
import type { HomeData } from './read-home';

const homeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getHome: build.query<HomeData, string>({
      query: (uid) =>
        endpointRequest('GET /api/home/{uid}', {
          params: { uid },
          stream: profileStream(uid),
          applicationsStream: applicationsStream(uid),
          deadlineMs: READ_DEADLINE_MS,
        }),
      transformResponse: readHome,
      providesTags: (_home, _error, uid) => [
        { type: 'ProfileChanges', id: uid },
        { type: 'ApplicationChanges', id: uid },
        'Jobs',
      ],
    }),
  }),
});

export const { useGetHomeQuery } = homeApi;
