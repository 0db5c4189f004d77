import type { Profile, SaveProfileBody } from '@trackrecord/contracts';
import { baseApi } from '../../shared/api/base-api';
import { profileApi } from '../../shared/profile/profile-api';

interface SaveProfile {
  readonly uid: string;
  readonly personalInfo: SaveProfileBody['personalInfo'];
  /** The revision the wizard was opened on, where there was one. */
  readonly revision: number | undefined;
}

/** Saving the wizard's sections (spec section 7, POST /profile). */
const onboardingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    saveProfile: build.mutation<Profile, SaveProfile>({
      query: ({ uid, personalInfo, revision }) => ({
        method: 'POST',
        path: '/profile',
        profileOf: uid,
        ...(revision !== undefined && { ifMatch: revision }),
        body: { userId: uid, personalInfo },
      }),
      // The answer is the profile itself: the guard of /profile need not wait for another.
      async onQueryStarted({ uid }, { dispatch, queryFulfilled }) {
        try {
          const { data } = await queryFulfilled;
          await dispatch(profileApi.util.upsertQueryData('getProfile', uid, data));
        } catch {
          // The wizard shows why it failed.
        }
      },
    }),
  }),
});

export const { useSaveProfileMutation } = onboardingApi;
