import type { EditedSection, PreferredRole, Profile, ProfileSections } from '@trackrecord/contracts';
import { profileStream } from '@trackrecord/contracts/events/streams';
import { baseApi } from '../../shared/api/base-api';
import { endpointRequest } from '../../shared/api/endpoint-request';
import type { EndpointInput, Route } from '../../shared/api/endpoint-request';
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

/** The endpoint that saves each section (spec section 7). */
const ROUTES = {
  personalInfo: 'PATCH /api/profile/personal-info/{uid}',
  educations: 'PATCH /api/profile/{uid}/educations',
  experiences: 'PATCH /api/profile/experience/{uid}',
  projects: 'PATCH /api/profile/projects/{uid}',
  skills: 'PATCH /api/profile/skills/{uid}',
  preferences: 'PATCH /api/profile/preferences/{uid}',
  preferredRoles: 'PATCH /api/profile/preferred-roles/{uid}',
} as const satisfies Readonly<Record<EditedSection, Route>>;
type SectionBody = EndpointInput<(typeof ROUTES)[EditedSection]>['body'];

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
      query: ({ uid, section, value, revision, stored }) =>
        endpointRequest(ROUTES[section], {
          params: { uid },
          stream: profileStream(uid),
          ifMatch: revision,
          // The form has validated the values.
          body: { ...bodyOf(section, value, stored), origin: 'typed' } as SectionBody,
        }),
      transformResponse: readSaved,
      // A list instead of a function would also invalidate when the save failed.
      invalidatesTags: (_saved, error, { uid }) => (error === undefined ? [{ type: 'Profile', id: uid }] : []),
    }),
  }),
});

export const { useSaveSectionMutation } = sectionApi;
