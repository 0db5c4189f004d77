import { profile as profileSchema, type Profile } from '@trackrecord/contracts';
import { type Vocabulary, VOCABULARIES } from './vocabularies.js';

const createId = (no: number): string => `00000000-0000-4000-8000-${String(no).padStart(12, '0')}`;
const pickFrom = <T>(all: readonly T[], no: number): T => {
  const found = all[no % all.length];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
};
const getYear = (no: number): string => String(2023 - (no % 20));

/** Creates a deterministic profile from a vocabulary with a number of entries per list. */
export function createSampleProfile(
  words: Vocabulary,
  entries: number,
  userType: Profile['userType'],
  no = 0,
): Profile {
  const { titles, companies, places, schools, subjects, skills, sentences } = words;
  const createEntries = <T>(make: (place: number) => T): T[] =>
    Array.from({ length: entries }, (_, place) => make(place + no));
  const description = (place: number): string =>
    [pickFrom(sentences, place), `- ${pickFrom(sentences, place + 1)}`, `- ${pickFrom(sentences, place + 2)}`].join(
      '\n',
    );
  return profileSchema.parse({
    _id: `written-${String(no)}`,
    userId: `written-${String(no)}`,
    revision: no,
    userType,
    personalInfo: {
      firstName: words.name[0],
      lastName: words.name[1],
      headline: pickFrom(titles, no),
      email: `person${String(no)}@example.com`,
      phone: `+49 151 ${String(1_000_000 + no)}`,
      location: pickFrom(places, no),
      linkedInUrl: `https://www.linkedin.com/in/person-${String(no)}`,
      portfolioUrl: `https://person${String(no)}.example.com/work`,
    },
    educations: createEntries((place) => ({
      id: createId(place),
      institution: pickFrom(schools, place),
      courseType: pickFrom(["Bachelor's Degree", 'Diploma', 'PhD'], place),
      courseName: pickFrom(subjects, place),
      startDate: `${getYear(place)}-10-01`,
      endDate: null,
      isCurrentlyStudying: place % 2 === 0,
      achievements: pickFrom(sentences, place),
    })),
    experiences: createEntries((place) => ({
      id: createId(1_000 + place),
      company: pickFrom(companies, place),
      title: pickFrom(titles, place),
      location: pickFrom(places, place),
      description: description(place),
      startDate: `${getYear(place)}-03-01`,
      endDate: place % 2 === 0 ? null : `${getYear(place)}-11-01`,
      current: place % 2 === 0,
      skills: { technical: [pickFrom(skills, place)], soft: [pickFrom(skills, place + 1)] },
    })),
    projects: createEntries((place) => ({
      id: createId(2_000 + place),
      title: `${pickFrom(subjects, place)} ${pickFrom(titles, place)}`,
      description: description(place + 1),
      category: pickFrom(subjects, place + 1),
      startDate: `${getYear(place)}-05-01`,
      endDate: null,
      isOngoing: true,
      projectUrl: `https://example.org/p/${String(place)}`,
      links: [{ name: 'Repository', url: `https://example.net/r/${String(place)}` }],
      skills: { tools: [pickFrom(skills, place + 2)] },
    })),
    skills,
    detectedSkills: [],
    preferredRoles: [],
    preferences: { languages: [{ language: pickFrom(subjects, no), proficiency: 'Fluent' }] },
    onboardingCompleted: true,
    updatedAt: '2026-01-01T00:00:00.000Z',
  });
}

/** Creates a short and a long profile for every script, with all user types. */
export const createSampleProfiles = (): readonly Profile[] =>
  Object.values(VOCABULARIES).flatMap((words, place) => [
    createSampleProfile(words, 2, pickFrom(['student', 'graduate', 'professional'] as const, place), place),
    createSampleProfile(words, 25, 'professional', 100 + place),
  ]);
