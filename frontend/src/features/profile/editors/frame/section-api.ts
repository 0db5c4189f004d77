import type { EditableSection, PreferredRole, Profile, ProfileSections } from '@trackrecord/contracts';
import { profileStream } from '@trackrecord/contracts/events/streams';
import { baseApi } from '../../../../shared/api/base-api';
import { endpointRequest } from '../../../../shared/api/endpoint-request';
import type { EndpointInput, Route } from '../../../../shared/api/endpoint-request';
import type { RequestIds } from '../../../../shared/api/task';
import { isRecord } from '../../../../shared/is-record';
import { asNumber } from '../../../../shared/api/response-fields';
import { toProfileTags } from '../../../../shared/profile/profile-api';
import { asRecord } from '../../../../shared/profile/reading/fields';
import { isPlaceholderId } from '../../../../shared/profile/reading/item-ids';
import { readRoles } from '../../../../shared/profile/reading/read-items';
import { readSections } from '../../../../shared/profile/reading/read-profile';

interface SaveSectionInput {
  readonly uid: string;
  readonly section: EditableSection;
  /** The whole section. */
  readonly value: unknown;
  /** The preferred roles of the version that is replaced. */
  readonly storedRoles: readonly PreferredRole[];
  /** The revision the form was loaded from. */
  readonly revision: number;
  readonly requestIds: RequestIds | undefined;
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
} as const satisfies Readonly<Record<EditableSection, Route>>;
type SectionBody = EndpointInput<(typeof ROUTES)[EditableSection]>['body'];

/** Removes an id that only this client has assigned. */
const omitPlaceholderId = (item: unknown): unknown => {
  if (!isRecord(item) || !isPlaceholderId(item.id)) return item;
  const { id: _id, ...rest } = item;
  return rest;
};

const isSameTitle = (left: string, right: string): boolean => left.trim().toLowerCase() === right.trim().toLowerCase();

/**
 * Builds the body for preferred roles: titles only (spec section 7), since the server keeps the details of known roles.
 * The details of new roles are sent in a separate field, which a server that accepts only titles ignores.
 */
function toRolesBody(value: unknown, storedRoles: readonly PreferredRole[]): Readonly<Record<string, unknown>> {
  const roles = readRoles(value);
  const roleDetails = roles.filter(({ title }) => !storedRoles.some((stored) => isSameTitle(stored.title, title)));
  return {
    preferredRoles: roles.map(({ title }) => ({ title })),
    ...(roleDetails.length > 0 && { roleDetails }),
  };
}

/** Builds the request body that saves a section (spec section 7). */
const toRequestBody = ({ section, value, storedRoles }: SaveSectionInput): Readonly<Record<string, unknown>> =>
  section === 'preferredRoles'
    ? toRolesBody(value, storedRoles)
    : { [section]: Array.isArray(value) ? value.map(omitPlaceholderId) : value };

/** The response to a save: the section as it is stored now, if the response contains it (spec section 7). */
interface SavedSection {
  readonly sections: ProfileSections;
  readonly revision: number | undefined;
}

const readSavedSection = (response: unknown): SavedSection => ({
  sections: readSections(response),
  revision: asNumber(asRecord(response).revision),
});

/**
 * Merges a saved section into the profile it was saved over. Nothing else can have changed, since the save was pinned
 * to the revision of `base`. `updatedAt` stays: the response does not contain it.
 */
export function mergeSavedSection(base: Profile, section: EditableSection, saved: SavedSection): Profile {
  const { personalInfo } = saved.sections;
  return {
    ...base,
    // The email address of a profile is the one in its personal information.
    ...(section === 'personalInfo' && personalInfo !== undefined && { email: personalInfo.email }),
    ...(saved.sections[section] !== undefined && { [section]: saved.sections[section] }),
    revision: saved.revision ?? base.revision,
  };
}

const sectionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    saveSection: build.mutation<SavedSection, SaveSectionInput>({
      query: (input) =>
        endpointRequest(ROUTES[input.section], {
          params: { uid: input.uid },
          stream: profileStream(input.uid),
          ifMatch: input.revision,
          ...input.requestIds,
          // The form has validated the values. Everything from these editors counts as typed.
          body: { ...toRequestBody(input), origin: 'typed' } as SectionBody,
        }),
      transformResponse: readSavedSection,
      // A list instead of a function would also invalidate when the save failed.
      invalidatesTags: (_saved, error, { uid }) => (error === undefined ? toProfileTags(uid) : []),
    }),
  }),
});

export const { useSaveSectionMutation } = sectionApi;
