import type { PersonalInfoSaved, SavePersonalInfoBody } from '@trackrecord/contracts';
import { baseApi } from '../../shared/api/base-api';
import { profileStream } from '../../shared/api/revisions';

interface SavePersonalInfo {
  readonly uid: string;
  readonly personalInfo: SavePersonalInfoBody['personalInfo'];
  /** The revision the form was loaded from. */
  readonly revision: number;
}

/** Saving personal information from the profile editor (spec section 7). */
const personalInfoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    savePersonalInfo: build.mutation<PersonalInfoSaved, SavePersonalInfo>({
      query: ({ uid, personalInfo, revision }) => ({
        method: 'PATCH',
        path: `/profile/personal-info/${encodeURIComponent(uid)}`,
        stream: profileStream(uid),
        ifMatch: revision,
        body: { personalInfo },
      }),
      // A list instead of a function would also invalidate when the save failed.
      invalidatesTags: (_saved, error, { uid }) => (error === undefined ? [{ type: 'Profile', id: uid }] : []),
    }),
  }),
});

export const { useSavePersonalInfoMutation } = personalInfoApi;
