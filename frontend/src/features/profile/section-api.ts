import type { EditedSection, PreferredRole, Profile, ProfileSections } from '@trackrecord/contracts';
import { profileStream } from '@trackrecord/contracts/events/streams';
import { baseApi } from '../../shared/api/base-api';
import { numberOf } from '../../shared/api/read-answer';
import { fieldsOf } from '../../shared/profile/reading/fields';
import { readSections } from '../../shared/profile/reading/read-profile';
import { bodyOf } from './section-body';

/** A whole section as its editor saves it. */
interface SaveSection {
  readonly uid: string;
  readonly section: EditedSection;
  readonly value: unknown;
  /** The roles it goes over, which the server knows. */
  readonly stored: readonly PreferredRole[];
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
export function profileAfter(before: Profile, section: EditedSection, saved: SavedSection): Profile {
  const { personalInfo } = saved.sections;
  return {
    ...before,
    // A profile's e-mail address is the one in its personal information.
    ...(section === 'personalInfo' && personalInfo !== undefined && { email: personalInfo.email }),
    ...(saved.sections[section] !== undefined && { [section]: saved.sections[section] }),
    revision: saved.revision ?? before.revision,
  };
}

/** What the answer to a save tells: the section as it is stored now, where it says so (spec section 7). */
interface SavedSection {
  readonly sections: ProfileSections;
  readonly revision: number | undefined;
}

const readSaved = (sent: unknown): SavedSection => ({
  sections: readSections(sent),
  revision: numberOf(fieldsOf(sent).revision),
});

/** Saving a section from the profile editor; what is saved here was typed. */
const sectionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    saveSection: build.mutation<SavedSection, SaveSection>({
      query: ({ uid, section, value, revision, stored }) => ({
        method: 'PATCH',
        path: PATHS[section](encodeURIComponent(uid)),
        stream: profileStream(uid),
        ifMatch: revision,
        body: { ...bodyOf(section, value, stored), origin: 'typed' },
      }),
      transformResponse: readSaved,
      // A list instead of a function would also invalidate when the save failed.
      invalidatesTags: (_saved, error, { uid }) => (error === undefined ? [{ type: 'Profile', id: uid }] : []),
    }),
  }),
});

export const { useSaveSectionMutation } = sectionApi;
