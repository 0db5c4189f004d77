import type { Profile } from '@trackrecord/contracts';
import { profileStream } from '@trackrecord/contracts/events/streams';
import { type ApiThunk, baseApi, isUnsettled } from '../api/base-api';
import { endpointRequest } from '../api/endpoint-request';
import { profileApi, toProfileTags } from './profile-api';
import { parseProfileResponse } from './reading/read-profile';

interface UndoInput {
  readonly uid: string;
  readonly eventId: string;
}

/**
 * Shows the profile of a response unless a newer one is shown, so that it need not be read again. It is read again if it
 * is being read, because that response may be older.
 */
const showProfile =
  (profile: Profile): ApiThunk =>
  (dispatch, getState) => {
    const { userId } = profile;
    const query = profileApi.endpoints.getProfile.select(userId)(getState());
    const update = profileApi.util.updateQueryData('getProfile', userId, (shown) =>
      shown !== null && shown.revision > profile.revision ? undefined : profile,
    );
    dispatch(update);
    if (isUnsettled(query)) dispatch(baseApi.util.invalidateTags([{ type: 'Profile', id: userId }]));
  };

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
      // After a failure the profile, too: a change that this client has not loaded yet may have caused it.
      invalidatesTags: (_profile, error, { uid }) =>
        error === undefined ? [{ type: 'ProfileChanges', id: uid }] : toProfileTags(uid),
      async onQueryStarted(_input, { dispatch, queryFulfilled }) {
        const response = await queryFulfilled.catch(() => undefined);
        if (response !== undefined) dispatch(showProfile(response.data));
      },
    }),
  }),
});

export const { useUndoChangeMutation } = undoApi;
