import { profile as profileSchema, type Profile } from '@trackrecord/contracts';
import { type Vocabulary, VOCABULARIES } from './vocabularies.js';

const id = (no: number): string => `00000000-0000-4000-8000-${String(no).padStart(12, '0')}`;
const pick = <T>(all: readonly T[], no: number): T => {
  const found = all[no % all.length];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
};
const year = (no: number): string => String(2023 - (no % 20));

/** A profile in the words of a vocabulary, with so many entries in each list; the same each time. */
export function writtenProfile(words: Vocabulary, entries: number, userType: Profile['userType'], no = 0): Profile {
  const { titles, companies, places, schools, subjects, skills, sentences } = words;
  const several = <T>(make: (place: number) => T): T[] =>
    Array.from({ length: entries }, (_, place) => make(place + no));
  const description = (place: number): string =>
    [pick(sentences, place), `- ${pick(sentences, place + 1)}`, `- ${pick(sentences, place + 2)}`].join('\n');
  return profileSchema.parse({
    _id: `written-${String(no)}`,
    userId: `written-${String(no)}`,
    revision: no,
    userType,
    personalInfo: {
      firstName: words.name[0],
      lastName: words.name[1],
      headline: pick(titles, no),
      email: `person${String(no)}@example.com`,
      phone: `+49 151 ${String(1_000_000 + no)}`,
      location: pick(places, no),
      linkedInUrl: `https://www.linkedin.com/in/person-${String(no)}`,
      portfolioUrl: `https://person${String(no)}.example.com/work`,
    },
    educations: several((place) => ({
      id: id(place),
      institution: pick(schools, place),
      courseType: pick(["Bachelor's Degree", 'Diploma', 'PhD'], place),
      courseName: pick(subjects, place),
      startDate: `${year(place)}-10-01`,
      endDate: null,
      isCurrentlyStudying: place % 2 === 0,
      achievements: pick(sentences, place),
    })),
    experiences: several((place) => ({
      id: id(1_000 + place),
      company: pick(companies, place),
      title: pick(titles, place),
      location: pick(places, place),
      description: description(place),
      startDate: `${year(place)}-03-01`,
      endDate: place % 2 === 0 ? null : `${year(place)}-11-01`,
      current: place % 2 === 0,
      skills: { technical: [pick(skills, place)], soft: [pick(skills, place + 1)] },
    })),
    projects: several((place) => ({
      id: id(2_000 + place),
      title: `${pick(subjects, place)} ${pick(titles, place)}`,
      description: description(place + 1),
      category: pick(subjects, place + 1),
      startDate: `${year(place)}-05-01`,
      endDate: null,
      isOngoing: true,
      projectUrl: `https://example.org/p/${String(place)}`,
      links: [{ name: 'Repository', url: `https://example.net/r/${String(place)}` }],
      skills: { tools: [pick(skills, place + 2)] },
    })),
    skills,
    detectedSkills: [],
    preferredRoles: [],
    preferences: { languages: [{ language: pick(subjects, no), proficiency: 'Fluent' }] },
    onboardingCompleted: true,
    updatedAt: '2026-01-01T00:00:00.000Z',
  });
}

/** Twenty profiles: every script short and long, of every kind of job seeker. */
export const writtenProfiles = (): readonly Profile[] =>
  Object.values(VOCABULARIES).flatMap((words, place) => [
    writtenProfile(words, 2, pick(['student', 'graduate', 'professional'] as const, place), place),
    writtenProfile(words, 25, 'professional', 100 + place),
  ]);
