import { createHash } from 'node:crypto';
import { monthToIso, type Preferences, type Profile, type UserType } from '@trackrecord/contracts';
import { readData } from '../../../read-data.js';
import { createPreferences, createProfile } from '../create-profile.js';

/** A range of months (MM/yyyy); open-ended without `until`. */
interface DateRange {
  readonly from: string;
  readonly until?: string;
}

interface EducationFixture extends DateRange {
  /** The institution. */
  readonly at: string;
  readonly type: string;
  readonly course: string;
  readonly achievements?: string;
}

interface ExperienceFixture extends DateRange {
  /** The company. */
  readonly at: string;
  /** The job title. */
  readonly as: string;
  /** The location. */
  readonly in: string;
  /** The description of the work. */
  readonly did: string;
}

interface ProjectFixture {
  readonly title: string;
  readonly category?: string;
  readonly year: string;
  /** The description. */
  readonly did: string;
}

/** A person of the golden set, in a compact form. */
interface ProfileFixture {
  readonly uid: string;
  /** Who the person is, for the reader. */
  readonly note: string;
  readonly userType: UserType;
  readonly name: readonly [first: string, last: string];
  readonly headline?: string;
  readonly location: string;
  readonly studied: readonly EducationFixture[];
  readonly worked?: readonly ExperienceFixture[];
  readonly made?: readonly ProjectFixture[];
  readonly skills: readonly string[];
  readonly roles: readonly string[];
  readonly preferences?: Partial<Preferences>;
}

/** Creates the profile with deterministic ids and dates. */
function toProfile(fixture: ProfileFixture): Profile {
  const { uid, name, worked = [], made = [] } = fixture;
  return createProfile({
    _id: uid,
    userId: uid,
    email: `${uid}@example.com`,
    userType: fixture.userType,
    personalInfo: {
      firstName: name[0],
      lastName: name[1],
      headline: fixture.headline,
      email: `${uid}@example.com`,
      location: fixture.location,
    },
    educations: fixture.studied.map((education, index) =>
      toEducation(education, createFixtureId(uid, 'education', index)),
    ),
    experiences: worked.map((experience, index) => toExperience(experience, createFixtureId(uid, 'experience', index))),
    projects: made.map((project, index) => toProject(project, createFixtureId(uid, 'project', index))),
    skills: [...fixture.skills],
    preferredRoles: fixture.roles.map((title, index) => ({
      id: createFixtureId(uid, 'role', index),
      title,
      match: 100,
      requiredSkills: [],
    })),
    preferences: fixture.preferences && createPreferences(fixture.preferences),
  });
}

const toDates = ({ from, until }: DateRange) => ({
  startDate: monthToIso(from),
  endDate: until === undefined ? null : (monthToIso(until) ?? null),
});

const toEducation = (education: EducationFixture, id: string): Profile['educations'][number] => ({
  id,
  institution: education.at,
  courseType: education.type,
  courseName: education.course,
  ...toDates(education),
  isCurrentlyStudying: education.until === undefined,
  achievements: education.achievements ?? '',
});

const toExperience = (experience: ExperienceFixture, id: string): Profile['experiences'][number] => ({
  id,
  company: experience.at,
  title: experience.as,
  location: experience.in,
  description: experience.did,
  ...toDates(experience),
  current: experience.until === undefined,
});

const toProject = (project: ProjectFixture, id: string): Profile['projects'][number] => ({
  id,
  title: project.title,
  description: project.did,
  category: project.category,
  year: project.year,
  endDate: null,
  isOngoing: false,
  links: [],
});

/** Derives a deterministic UUID (version 8). */
function createFixtureId(uid: string, kind: string, index: number): string {
  const hex = createHash('sha256')
    .update([uid, kind, String(index)].join('/'))
    .digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** The 20 people of the golden set, alternating between tuning and testing; neighbours are similar. */
export const PROFILES: readonly Profile[] = (readData('golden-set/profiles') as readonly ProfileFixture[]).map(
  toProfile,
);
