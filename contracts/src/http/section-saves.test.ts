import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { type EditableSection, SECTION_MESSAGES } from '../section-messages.js';
import { plainSentence } from '../plain-sentence.js';
import { ALL_ENDPOINTS } from '../api/endpoints.js';
import { addExperienceBody, addProjectBody, saveSectionBody, sectionSaved } from './section-saves.js';

const findErrors = (schema: z.ZodType, value: unknown) =>
  schema
    .safeParse(value, { error: plainSentence })
    .error?.issues.map(({ path, message }) => [path.join('.'), message] as const) ?? [];

const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };
const job = { company: 'Engines', title: 'Programmer' };
const work = { title: 'Notes', description: 'On a paper.' };

/** The input of each editor, and the section parsed from it. */
const INPUTS: Readonly<Record<EditableSection, readonly [unknown, unknown]>> = {
  personalInfo: [ada, ada],
  educations: [
    [{ institution: 'School', courseType: 'Diploma', courseName: 'Boats' }],
    [
      {
        institution: 'School',
        courseType: 'Diploma',
        courseName: 'Boats',
        endDate: null,
        isCurrentlyStudying: false,
        achievements: '',
      },
    ],
  ],
  experiences: [[job], [{ ...job, endDate: null, current: false }]],
  projects: [[work], [{ ...work, endDate: null, isOngoing: false, links: [] }]],
  skills: [[' Go ', 'go'], ['Go']],
  preferences: [
    { locations: ['Kochi, India'] },
    {
      workModes: [],
      jobTypes: [],
      preferredIndustries: [],
      languages: [],
      locations: [{ city: 'Kochi', country: 'India', hasVisa: false }],
    },
  ],
  preferredRoles: [
    ['Poet', { title: 'Rider' }],
    [{ title: 'Poet' }, { title: 'Rider' }],
  ],
};
const CASES = (Object.keys(INPUTS) as EditableSection[]).map((section) => ({ section, example: INPUTS[section] }));

describe.each(CASES)('a save of $section', ({ section, example: [input, parsed] }) => {
  const body = saveSectionBody(section);

  it('accepts the section and an optional origin', () => {
    expect(body.parse({ [section]: input })).toEqual({ [section]: parsed });
    expect(body.parse({ [section]: input, origin: 'dictated' })).toEqual({ [section]: parsed, origin: 'dictated' });
    expect(findErrors(body, { [section]: input, origin: 'stolen' })).toEqual([['origin', 'Origin is not valid']]);
  });

  it('requires the section and rejects any other', () => {
    for (const invalid of [{}, { [section]: null }, { [section]: 7 }]) {
      expect(findErrors(body, invalid)).toEqual([[section, expect.stringMatching(/ (is|are) required$| must be /)]]);
    }
    expect(findErrors(body, { [section]: input, userType: 'student' })).toEqual([['', 'Unknown field: userType']]);
  });

  it('has endpoints with `success` in their responses and the text of a failed save', () => {
    const { failed } = SECTION_MESSAGES[section];
    const endpoints = ALL_ENDPOINTS.filter(({ failureMessage }) => failureMessage === failed);
    expect(endpoints.map(({ method }) => method)).toEqual(section === 'skills' ? ['PATCH', 'PUT'] : ['PATCH']);
    for (const endpoint of endpoints) expect(endpoint).toMatchObject({ access: 'owner', hasSuccessField: true });
  });
});

it("applies the editor's rules to personal information and rejects unknown fields", () => {
  const body = saveSectionBody('personalInfo');
  expect(findErrors(body, { personalInfo: { ...ada, email: '', linkedInUrl: 'x' } })).toEqual([
    ['personalInfo.email', 'Email is required'],
    ['personalInfo.email', 'Please enter a valid email address'],
    ['personalInfo.linkedInUrl', 'Please enter a valid URL (include http:// or https://).'],
  ]);
  expect(findErrors(body, { personalInfo: { ...ada, age: 36 } })).toEqual([['personalInfo', 'Unknown field: age']]);
});

it('requires a description for projects, but not for work experiences', () => {
  expect(findErrors(addExperienceBody, job)).toEqual([]);
  expect(findErrors(addProjectBody, { title: 'Notes' })).toEqual([['description', 'Project Description is required']]);
  expect(findErrors(saveSectionBody('experiences'), { experiences: [job] })).toEqual([]);
  expect(findErrors(saveSectionBody('projects'), { projects: [work, { title: 'Notes' }] })).toEqual([
    ['projects.1.description', 'Project Description is required'],
  ]);
});

it('requires the stored section with item ids in the response', () => {
  const { saved: message } = SECTION_MESSAGES.experiences;
  const stored = { ...job, id: randomUUID(), endDate: null, current: false };
  const response = { success: true, message, revision: 7, experiences: [stored] };
  expect(sectionSaved.parse(response)).toEqual(response);
  expect(findErrors(sectionSaved, { ...response, experiences: [{ ...stored, id: undefined }] })).toHaveLength(1);
  expect(findErrors(sectionSaved, { ...response, success: false })).toHaveLength(1);
});
