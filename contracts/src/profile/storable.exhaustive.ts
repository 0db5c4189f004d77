import fc from 'fast-check';
import { z } from 'zod';
import { editedSections } from '../http/section-saves.js';
import { line } from '../text.js';
import { education, experience, preferredRole, project } from './items.js';
import { personalInfoEditorForm, personalInfo, lenientPersonalInfo, wizardPersonalInfo } from './personal-info.js';
import { preferences } from './preferences.js';
import {
  lenientExperienceInput,
  lenientProjectInput,
  educationInput,
  experienceInput,
  projectInput,
} from './item-inputs.js';
import { profileSections } from './sections.js';
import { skillsInput } from './list-inputs.js';
import { preferencesInput, roleInput } from './preferences-input.js';

const sections = profileSections.shape;
const id = '0b9f6f5e-6f0c-4a51-9a8e-3f5f0f9b7c11';

/** Texts at the limits of validation: padded, unstorable, and close to the maximum length. */
const word = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('Go', 'go', ' Rust ', 'a\0b', '\uD800x', 'ß', '') },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
  { weight: 1, arbitrary: fc.constantFrom('x'.repeat(200), ` ${'x'.repeat(200)}\0`, 'x'.repeat(201)) },
);
const name = fc.constantFrom('Engines', ' Boats\0 ', 'x'.repeat(200));
const url = fc.constantFrom('https://a.example', ' http://b.example/?q=1 ', `https://c.example/${'x'.repeat(1_900)}`);
const anyUrl = fc.oneof(url, fc.constantFrom('', null));
const date = fc.constantFrom('2019-05-01', '2020-01-01T00:00:00.000Z', '2020-02-01T10:00:00+05:30', null);
const skills = fc.dictionary(fc.constantFrom('technical', 'soft', 'domain', 'tools'), fc.array(word, { maxLength: 4 }));
const amount = fc.oneof(
  { weight: 9, arbitrary: fc.double({ min: 0, max: 1e12, noNaN: true }) },
  { weight: 1, arbitrary: fc.constantFrom(0, -1, 1e12, 1e13, Infinity, NaN, null) },
);
const createLinks = (min: number, max: number) =>
  fc
    .integer({ min, max })
    .map((count) => Array.from({ length: count }, (_, n) => ({ name: 'Docs', url: `https://docs.example/${n}` })));

type Fields = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/** Generates bodies with the required keys and any of the optional ones. */
const anyBody = (required: Fields, others: Fields) =>
  fc.record({ ...required, ...others }, { requiredKeys: Object.keys(required), noNullPrototype: true });

const person = anyBody(
  { firstName: name, lastName: name },
  {
    linkedInUrl: fc.oneof(url, fc.constantFrom('', 'https://linkedin.com/in/ada')),
    portfolioUrl: url,
    email: fc.constantFrom('', 'ada@example.com', ' ada@example.com '),
    phone: word,
    headline: word,
    title: word,
    location: word,
  },
);
const dates = { startDate: date, endDate: date, _id: word };
const job = anyBody(
  { company: name, title: name },
  { ...dates, description: word, location: word, current: fc.boolean(), isCurrentlyWorking: fc.boolean(), skills },
);
const projectBody = anyBody(
  { title: name },
  {
    ...dates,
    description: word,
    category: word,
    year: fc.constantFrom('2020', '', 'x'.repeat(21)),
    isOngoing: fc.boolean(),
    imageUrl: anyUrl,
    projectUrl: anyUrl,
    links: fc.oneof(createLinks(0, 3), createLinks(46, 51)),
    link: anyUrl,
    liveLink: anyUrl,
    videoDemo: anyUrl,
    skills,
  },
);
const place = fc.oneof(
  word,
  fc.record({ city: word, country: word, hasVisa: fc.boolean(), visaType: word, visaExpiryDate: date }),
);
const preferencesBody = anyBody(
  {},
  {
    workModes: fc.array(word, { maxLength: 4 }),
    jobTypes: fc.array(word, { maxLength: 4 }),
    preferredIndustries: fc.array(word, { maxLength: 4 }),
    locations: fc.array(place, { maxLength: 3 }),
    languages: fc.array(anyBody({ language: name }, { proficiency: word }), { maxLength: 3 }),
    salary: anyBody({}, { minimum: amount, maximum: amount, amount, currency: fc.constant('usd'), period: word }),
    salaryMin: amount,
    salaryMax: amount,
    currency: fc.constantFrom('EUR', 'eur', 'ußd'),
    salaryFrequency: fc.constantFrom('MONTH', 'annually'),
  },
);
const role = fc.oneof(
  word,
  anyBody({ title: name }, { name, match: fc.double(), description: word, requiredSkills: fc.array(word) }),
);
const school = anyBody(
  { institution: name, courseType: name, courseName: name },
  { ...dates, isCurrentlyStudying: fc.boolean(), achievements: word },
);

const shortList = (item: fc.Arbitrary<unknown>) => fc.array(item, { maxLength: 4 });
const toList = (complete: (parsed: unknown) => unknown) => (parsed: unknown) => (parsed as unknown[]).map(complete);

const withId = (parsed: unknown) => ({ ...(parsed as object), id });
const identity = (parsed: unknown) => parsed;
/** Adds what the server fills in if a role omits it. */
const completeRole = (parsed: unknown) => ({ match: 50, requiredSkills: [], ...withId(parsed) });

it.each<[string, z.ZodType, fc.Arbitrary<unknown>, z.ZodType, (parsed: unknown) => unknown]>([
  ['an education entry', educationInput, school, education, withId],
  ['a work experience', experienceInput, job, experience, withId],
  ['a work experience under the lenient rules', lenientExperienceInput, job, experience, withId],
  ['a project', projectInput, projectBody, project, withId],
  ['a project under the lenient rules', lenientProjectInput, projectBody, project, withId],
  ['a preferred role', roleInput, role, preferredRole, completeRole],
  ['preferences', preferencesInput, preferencesBody, preferences, identity],
  ['skills', skillsInput, fc.array(word), z.array(line), identity],
  ["the wizard's personal information", wizardPersonalInfo, person, personalInfo, identity],
  ["the editor's personal information", personalInfoEditorForm, person, personalInfo, identity],
  ['personal information under the lenient rules', lenientPersonalInfo, person, personalInfo, identity],
  ["the editor's work experiences", editedSections.experiences, shortList(job), sections.experiences, toList(withId)],
  ["the editor's projects", editedSections.projects, shortList(projectBody), sections.projects, toList(withId)],
  ["the editor's education", editedSections.educations, shortList(school), sections.educations, toList(withId)],
  [
    "the editor's preferred roles",
    editedSections.preferredRoles,
    shortList(role),
    sections.preferredRoles,
    toList(completeRole),
  ],
])('every valid request for %s can be stored without changes', (_, inputSchema, bodies, storedSchema, complete) => {
  let runCount = 0;
  let acceptedCount = 0;
  fc.assert(
    fc.property(bodies, (request) => {
      runCount += 1;
      const parsed = inputSchema.safeParse(request);
      if (!parsed.success) return;
      acceptedCount += 1;
      const expected = complete(parsed.data);
      expect(storedSchema.safeParse(expected)).toEqual({ success: true, data: expected });
    }),
    { numRuns: 500 },
  );
  expect(acceptedCount / runCount).toBeGreaterThan(0.1);
});
