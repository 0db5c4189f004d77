import { randomUUID } from 'node:crypto';
import { signUp, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { atLeast, profileApi } from '../testing/profile-api.js';
import { type Section, sectionApi } from '../testing/section-api.js';
import { fullProfile } from '../testing/full-profile.js';

const [education] = fullProfile.educations;
const [experience] = fullProfile.experiences;
const [project] = fullProfile.projects;
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const createList = <Item>(count: number, item: (n: number) => Item) => Array.from({ length: count }, (_, n) => item(n));
const id = randomUUID();

const INCOMPLETE = 'Institution, course type, and course name are required for each education entry.';
const INCOMPLETE_LINK = 'Both name and URL are required';
const INVALID_URL = 'Please enter a valid URL (include http:// or https://).';

/** An invalid section, the message, and the path. */
const INVALID_SECTIONS: readonly (readonly [Section, unknown, string, string])[] = [
  ['personalInfo', { firstName: 'A', lastName: 'B', email: 'a@b.co', age: 7 }, 'Unknown field: age', 'personalInfo'],
  ['personalInfo', { firstName: 'A', email: 'a@b.co' }, 'Last name is required', 'personalInfo.lastName'],
  [
    'personalInfo',
    { firstName: 'A', lastName: 'B', hasOnlyOneName: true, email: 'a@b.co' },
    'Leave the last name empty if there is only one name.',
    'personalInfo.lastName',
  ],
  ['educations', [{ ...education, institution: ' ' }], INCOMPLETE, 'educations.0.institution'],
  ['educations', [education, { ...education, courseType: undefined }], INCOMPLETE, 'educations.1.courseType'],
  ['educations', [{ ...education, courseName: '' }], INCOMPLETE, 'educations.0.courseName'],
  [
    'educations',
    [{ ...education, startDate: daysFromNow(3), endDate: null }],
    'Start date cannot be in the future',
    'educations.0.startDate',
  ],
  [
    'educations',
    [{ ...education, endDate: '2010-08-31' }],
    'End date cannot be before start date',
    'educations.0.endDate',
  ],
  ['educations', [{ ...education, grade: 'A' }], 'Unknown field: grade', 'educations.0'],
  ['experiences', [{ ...experience, company: '' }], 'Company is required', 'experiences.0.company'],
  ['experiences', [experience, { ...experience, title: undefined }], 'Title is required', 'experiences.1.title'],
  [
    'experiences',
    [{ ...experience, current: false, endDate: '2013-12-31' }],
    'Start date cannot be after end date',
    'experiences.0.startDate',
  ],
  ['experiences', createList(101, () => experience), 'Please keep at most 100 entries.', 'experiences'],
  ['experiences', createList(2, () => ({ ...experience, id })), 'Two entries have the same id.', 'experiences'],
  ['projects', [{ ...project, title: ' ' }], 'Project Title is required', 'projects.0.title'],
  ['projects', [{ ...project, description: '' }], 'Project Description is required', 'projects.0.description'],
  [
    'projects',
    [{ ...project, links: [{ name: '', url: 'https://x.example' }] }],
    INCOMPLETE_LINK,
    'projects.0.links.0.name',
  ],
  ['projects', [{ ...project, links: [{ name: 'x', url: 'x.example' }] }], INVALID_URL, 'projects.0.links.0.url'],
  [
    'projects',
    [{ ...project, startDate: '2020-02-01', endDate: '2020-01-01' }],
    'End date cannot be before start date',
    'projects.0.endDate',
  ],
  ['skills', ['x'.repeat(201)], 'Please use at most 200 characters.', 'skills.0'],
  ['skills', createList(501, (n) => `Skill ${n}`), 'Please keep at most 500 skills.', 'skills'],
  ['skills', 'Poetry', 'Skills must be a list', 'skills'],
  ['preferences', { locations: [{ city: 'Kochi' }] }, 'Country is required', 'preferences.locations.0.country'],
  ['preferences', { languages: [{ language: ' ' }] }, 'Language is required', 'preferences.languages.0.language'],
  ['preferences', { salary: { minimum: 'much' } }, 'Minimum must be a number', 'preferences.salary.minimum'],
  ['preferredRoles', [{ match: 7 }], 'Role title is required', 'preferredRoles.0.title'],
];

let user: TestUser;
let before: { readonly revision: number };
beforeAll(async () => {
  user = await signUp();
  before = (await profileApi(user).post(fullProfile)).body;
});

it.each(INVALID_SECTIONS)('rejects %s (%#: %j): %s', async (section, input, error, path) => {
  const response = await sectionApi(user).save(section, input);
  expect(response.status).toBe(400);
  expect(response.body).toMatchObject({
    success: false,
    error,
    message: error,
    code: 'validation',
    details: [{ path, message: error }],
  });
  expect((await profileApi(user).get(atLeast(before.revision))).body).toEqual(before);
});

it('returns all errors of a section, the first as the message', async () => {
  const response = await sectionApi(user).save('experiences', [{ title: '' }, experience, { company: 'C' }]);
  expect(response.body).toMatchObject({
    error: 'Company is required',
    details: [
      { path: 'experiences.0.company', message: 'Company is required' },
      { path: 'experiences.0.title', message: 'Title is required' },
      { path: 'experiences.2.title', message: 'Title is required' },
    ],
  });
});

it.each<[Section, unknown, unknown]>([
  ['experiences', [{ company: 'C', title: 'T' }], [{ company: 'C', title: 'T', endDate: null, current: false }]],
  [
    'experiences',
    [{ company: 'C', title: 'T', startDate: '2009', endDate: '2009' }],
    [{ startDate: '2009', endDate: '2009' }],
  ],
  [
    'personalInfo',
    { firstName: 'Suharto', hasOnlyOneName: true, email: 'suharto@почта.рф' },
    { firstName: 'Suharto', lastName: '', hasOnlyOneName: true, email: 'suharto@почта.рф' },
  ],
  ['experiences', [], []],
  ['projects', [], []],
  ['skills', [], []],
  ['preferredRoles', [], []],
  ['preferences', {}, { workModes: [], locations: [], jobTypes: [], preferredIndustries: [], languages: [] }],
])('accepts %s without fields that only the wizard requires (%j)', async (section, input, stored) => {
  const saved = await sectionApi(user).save(section, input);
  expect(saved.status).toBe(200);
  expect(saved.body[section]).toMatchObject(stored as object);
});
