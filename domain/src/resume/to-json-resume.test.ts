import { jsonResume, profile, type Profile } from '@trackrecord/contracts';
import { findSchemaErrors } from '@trackrecord/contracts/testing/official-resume';
import fc from 'fast-check';
import { profileAggregate } from '../profile/profile-aggregate.js';
import { toProfile } from '../profile/profile.codec.js';
import { anyHistory, getLastState } from '../testing/any-history.js';
import { anyUrl, anyProfileWith } from '../testing/any-profile.js';
import { toJsonResume } from './to-json-resume.js';

const AT = '2024-05-06T07:08:09.000Z';
const empty: Profile = toProfile('uid', profileAggregate.initialState, 0, AT);
const id = '0b9f6f5e-6f0c-4a51-9a8e-3f5f0f9b7c11';

const whole: Profile = {
  ...empty,
  userType: 'professional',
  personalInfo: {
    firstName: 'Ada',
    lastName: 'Byron',
    title: 'Programmer',
    headline: 'I calculate',
    email: 'ada@example.com',
    phone: '1',
    location: 'London, United Kingdom',
    linkedInUrl: 'https://www.linkedin.com/in/ada-byron/',
    portfolioUrl: 'https://ada.example/über uns',
  },
  experiences: [
    {
      id,
      company: 'Analytical Engines',
      title: 'Programmer',
      location: 'London',
      description: 'Wrote programs.',
      descriptionOrigin: 'dictated',
      startDate: '2014-01-01T00:00:00.000Z',
      endDate: null,
      current: true,
      skills: { tools: ['Cards'], technical: ['Numbers', 'Cards'], soft: [] },
    },
    { id, company: 'Looms', title: 'Weaver', startDate: '2012-03-15', endDate: null, current: false },
  ],
  educations: [
    {
      id,
      institution: 'Evening School',
      courseType: 'Certificate',
      courseName: 'Mechanics',
      startDate: '2010-09-01T00:00:00.000Z',
      endDate: '2011-06-30T10:00:00+05:30',
      isCurrentlyStudying: false,
      achievements: 'Best engine',
    },
  ],
  projects: [
    {
      id,
      title: 'Notes',
      description: 'Notes on a paper.',
      category: 'Writing',
      year: '1843',
      imageUrl: 'https://ada.example/notes.png',
      endDate: null,
      isOngoing: true,
      projectUrl: 'https://ada.example/notes',
      links: [
        { name: 'Repository', url: 'https://code.example' },
        { name: 'Bad', url: 'javascript:alert(1)' },
      ],
      skills: { soft: ['Patience'], technical: ['Numbers'] },
    },
  ],
  skills: ['Numbers', 'Poetry'],
  preferredRoles: [{ id, title: 'Secret role', match: 90, requiredSkills: [] }],
  preferences: {
    workModes: ['Secret mode'],
    locations: [{ city: 'Secret city', country: '', hasVisa: true, visaType: 'Secret visa' }],
    jobTypes: [],
    preferredIndustries: ['Secret industry'],
    languages: [{ language: 'French', proficiency: 'Fluent' }],
    salary: { minimum: 123_456, currency: 'GBP', period: 'YEAR' },
  },
};

it('converts a whole profile to JSON Resume', () => {
  expect(toJsonResume(whole)).toEqual({
    $schema: expect.stringContaining('resume-schema/v1.0.0') as unknown,
    basics: {
      name: 'Ada Byron',
      firstName: 'Ada',
      lastName: 'Byron',
      label: 'Programmer',
      headline: 'I calculate',
      email: 'ada@example.com',
      phone: '1',
      url: 'https://ada.example/%C3%BCber%20uns',
      location: { city: 'London', region: 'United Kingdom' },
      profiles: [{ network: 'LinkedIn', username: 'ada-byron', url: 'https://www.linkedin.com/in/ada-byron/' }],
    },
    work: [
      {
        name: 'Analytical Engines',
        position: 'Programmer',
        location: 'London',
        startDate: '2014-01',
        summary: 'Wrote programs.',
        skills: { technical: ['Numbers', 'Cards'], tools: ['Cards'] },
      },
      { name: 'Looms', position: 'Weaver', startDate: '2012-03-15', ongoing: false },
    ],
    education: [
      {
        institution: 'Evening School',
        area: 'Mechanics',
        studyType: 'Certificate',
        startDate: '2010-09',
        endDate: '2011-06-30',
        summary: 'Best engine',
      },
    ],
    projects: [
      {
        name: 'Notes',
        description: 'Notes on a paper.',
        keywords: ['Numbers', 'Patience'],
        url: 'https://ada.example/notes',
        type: 'Writing',
        ongoing: true,
        links: [{ name: 'Repository', url: 'https://code.example' }],
        skills: { technical: ['Numbers'], soft: ['Patience'] },
        image: 'https://ada.example/notes.png',
        year: '1843',
      },
    ],
    skills: [{ name: 'Numbers' }, { name: 'Poetry' }],
    languages: [{ language: 'French', fluency: 'Fluent' }],
    meta: { version: 'v1.0.0', lastModified: AT },
  });
});

it.each([
  ['ada@example.com', 'ada@example.com'],
  ["miles.o'brian@Example.com", "miles.o'brian@Example.com"],
  ['ada@münchen.de', 'ada@xn--mnchen-3ya.de'],
  ['ada@почта.рф', 'ada@xn--80a1acny.xn--p1ai'],
  ['jörg@münchen.de', undefined],
  ['ada', undefined],
  [undefined, undefined],
])('converts the email %s to %s', (email, expected) => {
  const personalInfo = { firstName: 'Ada', lastName: '', hasOnlyOneName: true, email };
  expect(toJsonResume({ ...empty, personalInfo }).basics).toEqual({
    name: 'Ada',
    firstName: 'Ada',
    ...(expected === undefined ? {} : { email: expected }),
  });
});

it('leaves out private fields', () => {
  const text = JSON.stringify(
    toJsonResume(profile.parse({ ...whole, draftProject: 'Secret', detectedSkills: ['Secret'] })),
  );
  expect(text).not.toMatch(/secret|123456|GBP|dictated|professional|uid|0b9f6f5e/i);
});

it('contains only the version for an empty profile', () => {
  expect(Object.keys(toJsonResume(empty))).toEqual(['$schema', 'meta']);
});

it.each([
  ['0999-01-01', undefined],
  ['9999-12-01T00:00:00.000Z', undefined],
  ['2020-02-01T00:00:00.000Z', '2020-02'],
  ['2020-02-01T00:00:00Z', '2020-02'],
  ['2020-02-01T00:00:01.000Z', '2020-02-01'],
  ['2020-02-01T00:00:00+02:00', '2020-01-31'],
  ['2020-02-01', '2020-02-01'],
  ['2020', '2020'],
  ['0999', undefined],
])('converts the date %s to %s', (startDate, expected) => {
  const [job] = whole.experiences;
  const resume = toJsonResume({ ...empty, experiences: job ? [{ ...job, startDate }] : [] });
  expect(resume.work?.[0]?.startDate).toBe(expected);
});

it('every exported resume is valid against our schema and the official one', () => {
  const states = anyHistory.map((steps) => toProfile('uid', getLastState(steps), 1, AT));
  fc.assert(
    fc.property(fc.oneof(anyProfileWith(anyUrl), states), (any) => {
      const resume: unknown = JSON.parse(JSON.stringify(toJsonResume(any)));
      expect(findSchemaErrors(resume)).toEqual([]);
      expect(jsonResume.parse(resume)).toEqual(resume);
    }),
    { numRuns: 200 },
  );
});
