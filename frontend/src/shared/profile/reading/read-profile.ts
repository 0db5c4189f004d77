import type { PersonalInfo, Profile, ProfileSections } from '@trackrecord/contracts';
import { isRecord } from '../../api/is-record';
import { textOf } from '../../api/read-answer';
import { omitUndefined, fieldsOf, firstText, asDistinctStrings } from './fields';
import { readEducations, readExperiences, readProjects, readRoles } from './read-items';
import { readPreferences } from './read-preferences';

// By hand, since zod would cost the first visit of every signed-in route 37 kB: a test holds it to the contract's schema.

const OPTIONAL_INFO_FIELDS = [
  'headline',
  'title',
  'email',
  'phone',
  'location',
  'linkedInUrl',
  'portfolioUrl',
] as const satisfies readonly (keyof PersonalInfo)[];

function readPersonalInfo(sent: unknown): PersonalInfo {
  const fields = fieldsOf(sent);
  return omitUndefined({
    firstName: textOf(fields.firstName) ?? '',
    lastName: textOf(fields.lastName) ?? '',
    ...Object.fromEntries(OPTIONAL_INFO_FIELDS.map((name) => [name, textOf(fields[name])])),
  });
}

function readUserType(sent: unknown): Profile['userType'] {
  const type = textOf(sent)?.toLowerCase();
  return type === 'student' || type === 'graduate' || type === 'professional' ? type : undefined;
}

/** Reads the sections of a profile that are there. */
export function readSections(sent: unknown): ProfileSections {
  const fields = fieldsOf(sent);
  const read = <Value>(value: unknown, reader: (known: unknown) => Value): Value | undefined =>
    value === undefined || value === null ? undefined : reader(value);
  return omitUndefined({
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

/** A moment in UTC; long ago where there is none. */
function readTimestamp(sent: unknown): string {
  const time = typeof sent === 'string' ? Date.parse(sent) : NaN;
  if (Number.isNaN(time)) return EPOCH;
  return textOf(sent)?.endsWith('Z') === true && textOf(sent)?.includes('T') === true
    ? String(sent)
    : new Date(time).toISOString();
}

/**
 * Reads a profile: what is missing is empty, what cannot be read is left out, and older shapes are normalised (spec
 * section 3). Undefined where the answer is no profile at all.
 */
export function readProfile(sent: unknown): Profile | undefined {
  if (!isRecord(sent) || Array.isArray(sent)) return undefined;
  const userId = firstText(sent.userId, sent._id);
  if (userId === undefined) return undefined;
  const { revision } = sent;
  return omitUndefined({
    _id: firstText(sent._id) ?? userId,
    userId,
    revision: typeof revision === 'number' && Number.isInteger(revision) && revision >= 0 ? revision : 0,
    email: textOf(sent.email),
    draftExperience: sent.draftExperience,
    draftProject: sent.draftProject,
    educations: [],
    experiences: [],
    projects: [],
    skills: [],
    preferredRoles: [],
    ...readSections(sent),
    detectedSkills: asDistinctStrings(sent.detectedSkills),
    onboardingCompleted: sent.onboardingCompleted === true,
    updatedAt: readTimestamp(sent.updatedAt),
  });
}
