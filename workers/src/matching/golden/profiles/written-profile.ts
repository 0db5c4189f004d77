import { createHash } from 'node:crypto';
import { isoOfMonth, type Preferences, type Profile, type UserType } from '@trackrecord/contracts';
import { preferring, profileOf } from '../../testing/profile-of.js';

/** From one month to another, both MM/yyyy; without the second it goes on. */
interface Span {
  readonly from: string;
  readonly until?: string;
}

/** What somebody studied. */
export interface Studied extends Span {
  readonly at: string;
  readonly type: string;
  readonly course: string;
  readonly achievements?: string;
}

/** Where somebody worked, as what, and what they did there. */
export interface Worked extends Span {
  readonly at: string;
  readonly as: string;
  readonly in: string;
  readonly did: string;
}

/** What somebody made, and how. */
export interface Made {
  readonly title: string;
  readonly category?: string;
  readonly year: string;
  readonly did: string;
}

/** A person of the golden set, written down so that it reads well. */
export interface WrittenProfile {
  readonly uid: string;
  readonly userType: UserType;
  readonly name: readonly [first: string, last: string];
  readonly headline?: string;
  readonly location: string;
  readonly studied: readonly Studied[];
  readonly worked?: readonly Worked[];
  readonly made?: readonly Made[];
  readonly skills: readonly string[];
  readonly roles: readonly string[];
  readonly preferences?: Partial<Preferences>;
}

/** The profile that was written: the same ids and dates at every call. */
export function writtenProfile(written: WrittenProfile): Profile {
  const { uid, name, worked = [], made = [] } = written;
  return profileOf({
    _id: uid,
    userId: uid,
    email: `${uid}@example.com`,
    userType: written.userType,
    personalInfo: {
      firstName: name[0],
      lastName: name[1],
      headline: written.headline,
      email: `${uid}@example.com`,
      location: written.location,
    },
    educations: written.studied.map((it, at) => educationOf(it, idOf(uid, 'education', at))),
    experiences: worked.map((it, at) => experienceOf(it, idOf(uid, 'experience', at))),
    projects: made.map((it, at) => projectOf(it, idOf(uid, 'project', at))),
    skills: [...written.skills],
    preferredRoles: written.roles.map((title, at) => ({
      id: idOf(uid, 'role', at),
      title,
      match: 100,
      requiredSkills: [],
    })),
    preferences: written.preferences && preferring(written.preferences),
  });
}

/** A place in the words of the preferences. */
export const place = (city: string, country: string): Preferences['locations'][number] => ({
  city,
  country,
  hasVisa: false,
});

const datesOf = ({ from, until }: Span) => ({
  startDate: isoOfMonth(from),
  endDate: until === undefined ? null : (isoOfMonth(until) ?? null),
});

const educationOf = (studied: Studied, id: string): Profile['educations'][number] => ({
  id,
  institution: studied.at,
  courseType: studied.type,
  courseName: studied.course,
  ...datesOf(studied),
  isCurrentlyStudying: studied.until === undefined,
  achievements: studied.achievements ?? '',
});

const experienceOf = (worked: Worked, id: string): Profile['experiences'][number] => ({
  id,
  company: worked.at,
  title: worked.as,
  location: worked.in,
  description: worked.did,
  ...datesOf(worked),
  current: worked.until === undefined,
});

const projectOf = (made: Made, id: string): Profile['projects'][number] => ({
  id,
  title: made.title,
  description: made.did,
  category: made.category,
  year: made.year,
  endDate: null,
  isOngoing: false,
  links: [],
});

/** A uuid (version 8) that follows from what it names. */
function idOf(uid: string, kind: string, at: number): string {
  const hex = createHash('sha256')
    .update([uid, kind, String(at)].join('/'))
    .digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
