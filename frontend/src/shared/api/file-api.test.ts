import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { NADIA, memoryIdentity } from '../../testing/memory-identity';
import { PROFILE_URL, makeProfile } from '../../testing/profile';
import { makeTestServices } from '../../testing/render-app';
import { server } from '../../testing/server';
import { makeTestStore } from '../../testing/test-store';
import { profileApi } from '../profile/profile-api';
import { baseApi } from './base-api';
import type { ApiRequest } from './api-request';
import { fileApi } from './file-api';

const testApi = fileApi.injectEndpoints({
  endpoints: (build) => ({ download: build.mutation<unknown, ApiRequest>({ query: (request) => request }) }),
});

it('does not delay the refetch of a saved profile during a download', async () => {
  let readCount = 0;
  server.use(
    http.get(PROFILE_URL, () => {
      readCount += 1;
      return HttpResponse.json(makeProfile());
    }),
    http.get('http://localhost/api/slow', () => new Promise<Response>(() => undefined)),
  );
  const store = makeTestStore(makeTestServices(memoryIdentity({ user: NADIA })));
  await store.dispatch(profileApi.endpoints.getProfile.initiate('nadia'));
  const download = store.dispatch(testApi.endpoints.download.initiate({ method: 'GET', path: '/slow' }));
  store.dispatch(baseApi.util.invalidateTags([{ type: 'Profile', id: 'nadia' }]));
  await waitFor(() => expect(readCount).toBe(2));
  download.abort();
});
