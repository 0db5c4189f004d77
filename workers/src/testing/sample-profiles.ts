import { profile as profileSchema, type Profile } from '@trackrecord/contracts';
import { type Vocabulary, VOCABULARIES } from './vocabularies.js';

const createId = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const pickFrom = <T>(items: readonly T[], index: number): T => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};
const getYear = (index: number): string => String(2023 - (index % 20));

/** Creates a deterministic profile from a vocabulary, with `entryCount` educations, experiences and projects. */
export function createSampleProfile(
  vocabulary: Vocabulary,
  entryCount: number,
  userType: Profile['userType'],
  seed = 0,
): Profile {
  const { titles, companies, places, schools, subjects, skills, sentences } = vocabulary;
  const createEntries = <T>(createEntry: (index: number) => T): T[] =>
    Array.from({ length: entryCount }, (_, index) => createEntry(index + seed));
  const createDescription = (index: number): string =>
    [pickFrom(sentences, index), `- ${pickFrom(sentences, index + 1)}`, `- ${pickFrom(sentences, index + 2)}`].join(
      '\n',
    );
  return profileSchema.parse({
    _id: `written-${String(seed)}`,
    userId: `written-${String(seed)}`,
    revision: seed,
    userType,
    personalInfo: {
      firstName: vocabulary.name[0],
      lastName: vocabulary.name[1],
      headline: pickFrom(titles, seed),
      email: `person${String(seed)}@example.com`,
      phone: `+49 151 ${String(1_000_000 + seed)}`,
      location: pickFrom(places, seed),
      linkedInUrl: `https://www.linkedin.com/in/person-${String(seed)}`,
      portfolioUrl: `https://person${String(seed)}.example.com/work`,
    },
    educations: createEntries((index) => ({
      id: createId(index),
      institution: pickFrom(schools, index),
      courseType: pickFrom(["Bachelor's Degree", 'Diploma', 'PhD'], index),
      courseName: pickFrom(subjects, index),
      startDate: `${getYear(index)}-10-01`,
      endDate: null,
      isCurrentlyStudying: index % 2 === 0,
      achievements: pickFrom(sentences, index),
    })),
    experiences: createEntries((index) => ({
      id: createId(1_000 + index),
      company: pickFrom(companies, index),
      title: pickFrom(titles, index),
      location: pickFrom(places, index),
      description: createDescription(index),
      startDate: `${getYear(index)}-03-01`,
      endDate: index % 2 === 0 ? null : `${getYear(index)}-11-01`,
      current: index % 2 === 0,
      skills: { technical: [pickFrom(skills, index)], soft: [pickFrom(skills, index + 1)] },
    })),
    projects: createEntries((index) => ({
      id: createId(2_000 + index),
      title: `${pickFrom(subjects, index)} ${pickFrom(titles, index)}`,
      description: createDescription(index + 1),
      category: pickFrom(subjects, index + 1),
      startDate: `${getYear(index)}-05-01`,
      endDate: null,
      isOngoing: true,
      projectUrl: `https://example.org/p/${String(index)}`,
      links: [{ name: 'Repository', url: `https://example.net/r/${String(index)}` }],
      skills: { tools: [pickFrom(skills, index + 2)] },
    })),
    skills,
    detectedSkills: [],
    preferredRoles: [],
    preferences: { languages: [{ language: pickFrom(subjects, seed), proficiency: 'Fluent' }] },
    onboardingCompleted: true,
    updatedAt: '2026-01-01T00:00:00.000Z',
  });
}

/** Creates a short and a long profile for every script, with all user types. */
export const createSampleProfiles = (): readonly Profile[] =>
  Object.values(VOCABULARIES).flatMap((vocabulary, index) => [
    createSampleProfile(vocabulary, 2, pickFrom(['student', 'graduate', 'professional'] as const, index), index),
    createSampleProfile(vocabulary, 25, 'professional', 100 + index),
  ]);
