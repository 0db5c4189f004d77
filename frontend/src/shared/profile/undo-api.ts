import type { Profile } from '@trackrecord/contracts';
import { profileStream } from '@trackrecord/contracts/events/streams';
import { baseApi } from '../api/base-api';
import { endpointRequest } from '../api/endpoint-request';
import { parseProfileResponse } from './reading/read-profile';

interface UndoInput {
  readonly uid: string;
  readonly eventId: string;
}

const undoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    undoChange: build.mutation<Profile, UndoInput>({
      query: ({ uid, eventId }) =>
        endpointRequest('POST /api/profile/{uid}/history/{eventId}/undo', {
          params: { uid, eventId },
          stream: profileStream(uid),
          body: {},
        }),
      transformResponse: parseProfileResponse,
      // Also after a failure, because a change that this client has not loaded yet may have caused it.
      invalidatesTags: (_profile, _error, { uid }) => [{ type: 'Profile', id: uid }],
    }),
  }),
});

export const { useUndoChangeMutation } = undoApi;
