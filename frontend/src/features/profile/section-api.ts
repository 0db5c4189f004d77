import type { EditedSection, Profile, SectionSaved } from '@trackrecord/contracts';
import { profileStream } from '@trackrecord/contracts/events/streams';
import { baseApi } from '../../shared/api/base-api';

/** A whole section as its editor saves it. */
interface SaveSection {
  readonly uid: string;
  readonly section: EditedSection;
  readonly value: unknown;
  /** The revision the form was loaded from. */
  readonly revision: number;
}

/** Where each section is saved (spec section 7). */
const PATHS: Readonly<Record<EditedSection, (uid: string) => string>> = {
  personalInfo: (uid) => `/profile/personal-info/${uid}`,
  educations: (uid) => `/profile/${uid}/educations`,
  experiences: (uid) => `/profile/experience/${uid}`,
  projects: (uid) => `/profile/projects/${uid}`,
  skills: (uid) => `/profile/skills/${uid}`,
  preferences: (uid) => `/profile/preferences/${uid}`,
  preferredRoles: (uid) => `/profile/preferred-roles/${uid}`,
};

/**
 * The profile after a section of it was saved. Nothing came in between, since the save was pinned to the revision of
 * `before`; when it was, `updatedAt`, the answer does not say.
 */
export const profileAfter = (before: Profile, section: EditedSection, saved: SectionSaved<EditedSection>): Profile => ({
  ...before,
  // A profile's e-mail address is the one in its personal information.
  ...(section === 'personalInfo' && { email: saved.personalInfo.email }),
  [section]: saved[section],
  revision: saved.revision,
});

/** Saving a section from the profile editor; what is saved here was typed. */
const sectionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    saveSection: build.mutation<SectionSaved<EditedSection>, SaveSection>({
      query: ({ uid, section, value, revision }) => ({
        method: 'PATCH',
        path: PATHS[section](encodeURIComponent(uid)),
        stream: profileStream(uid),
        ifMatch: revision,
        body: { [section]: value, origin: 'typed' },
      }),
      // A list instead of a function would also invalidate when the save failed.
      invalidatesTags: (_saved, error, { uid }) => (error === undefined ? [{ type: 'Profile', id: uid }] : []),
    }),
  }),
});

export const { useSaveSectionMutation } = sectionApi;
