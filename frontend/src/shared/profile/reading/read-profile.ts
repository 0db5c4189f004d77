import type { PersonalInfo, Profile, ProfileSections } from '@trackrecord/contracts';
import { mapPersonalTexts } from '@trackrecord/contracts/profile/personal-texts';
import { isRecord } from '../../is-record';
import { asString } from '../../api/response-fields';
import { type AllFields, omitUndefined, asRecord, firstNonBlank, asDistinctStrings } from './fields';
import { readEducations, readExperiences, readProjects, readRoles } from './read-items';
import { readPreferences } from './read-preferences';

// These parsers are written by hand, because zod would add 37 kB to the first load of every signed-in route; a test
// checks them against the schema.

function readPersonalInfo(input: unknown): PersonalInfo {
  const fields = asRecord(input);
  return omitUndefined<AllFields<PersonalInfo>>({
    firstName: asString(fields.firstName) ?? '',
    lastName: asString(fields.lastName) ?? '',
    hasOnlyOneName: fields.hasOnlyOneName === true ? true : undefined,
    headline: asString(fields.headline),
    title: asString(fields.title),
    email: asString(fields.email),
    ...mapPersonalTexts((name) => asString(fields[name])),
    linkedInUrl: asString(fields.linkedInUrl),
    portfolioUrl: asString(fields.portfolioUrl),
  });
}

function readUserType(input: unknown): Profile['userType'] {
  const type = asString(input)?.toLowerCase();
  return type === 'student' || type === 'graduate' || type === 'professional' ? type : undefined;
}

/** Parses the sections that are present. */
export function readSections(input: unknown): ProfileSections {
  const fields = asRecord(input);
  const read = <Value>(value: unknown, reader: (definedValue: unknown) => Value): Value | undefined =>
    value === undefined || value === null ? undefined : reader(value);
  return omitUndefined<AllFields<ProfileSections>>({
    userType: readUserType(fields.userType),
    personalInfo: read(fields.personalInfo, readPersonalInfo),
    educations: read(fields.educations, readEducations),
    experiences: read(fields.experiences, readExperiences),
    projects: read(fields.projects, readProjects),
    skills: read(fields.skills, asDistinctStrings),
    preferences: read(fields.preferences, readPreferences),
    preferredRoles: read(fields.preferredRoles, readRoles),
  });
}

const EPOCH = new Date(0).toISOString();

/** Parses a timestamp to UTC; returns the epoch if it is missing or invalid. */
function readTimestamp(input: unknown): string {
  const time = typeof input === 'string' ? Date.parse(input) : NaN;
  if (Number.isNaN(time)) return EPOCH;
  return asString(input)?.endsWith('Z') === true && asString(input)?.includes('T') === true
    ? String(input)
    : new Date(time).toISOString();
}

/**
 * Parses a profile: missing lists are empty, invalid values are skipped, and legacy shapes are normalized (spec section
 * 3). Returns undefined if the value is not a profile.
 */
export function readProfile(input: unknown): Profile | undefined {
  if (!isRecord(input) || Array.isArray(input)) return undefined;
  const userId = firstNonBlank(input.userId, input._id);
  if (userId === undefined) return undefined;
  const { revision } = input;
  return omitUndefined({
    _id: firstNonBlank(input._id) ?? userId,
    userId,
    revision: typeof revision === 'number' && Number.isInteger(revision) && revision >= 0 ? revision : 0,
    email: asString(input.email),
    draftExperience: input.draftExperience,
    draftProject: input.draftProject,
    educations: [],
    experiences: [],
    projects: [],
    skills: [],
    preferredRoles: [],
    ...readSections(input),
    detectedSkills: asDistinctStrings(input.detectedSkills),
    onboardingCompleted: input.onboardingCompleted === true,
    updatedAt: readTimestamp(input.updatedAt),
  });
}

/** Parses a profile response. @throws if it is invalid, so that the request fails. */
export function parseProfileResponse(input: unknown): Profile {
  const profile = readProfile(input);
  if (profile === undefined) throw new Error('The response is not a profile.');
  return profile;
}
