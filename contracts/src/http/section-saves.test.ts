import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { type EditedSection, SECTION_MESSAGES } from '../messages.js';
import { plainSentence } from './plain-sentence.js';
import { ALL_ENDPOINTS } from '../api/endpoints.js';
import { addExperienceBody, addProjectBody, saveSectionBody, sectionSaved } from './section-saves.js';

const faults = (schema: z.ZodType, value: unknown) =>
  schema
    .safeParse(value, { error: plainSentence })
    .error?.issues.map(({ path, message }) => [path.join('.'), message] as const) ?? [];

const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };
const job = { company: 'Engines', title: 'Programmer' };
const work = { title: 'Notes', description: 'On a paper.' };

/** What each editor sends, and what is taken of it. */
const SENT: Readonly<Record<EditedSection, readonly [unknown, unknown]>> = {
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
const CASES = (Object.keys(SENT) as EditedSection[]).map((section) => ({ section, sent: SENT[section] }));

describe.each(CASES)('a save of $section', ({ section, sent: [sent, taken] }) => {
  const body = saveSectionBody(section);

  it('takes the section, and where it came from', () => {
    expect(body.parse({ [section]: sent })).toEqual({ [section]: taken });
    expect(body.parse({ [section]: sent, origin: 'dictated' })).toEqual({ [section]: taken, origin: 'dictated' });
    expect(faults(body, { [section]: sent, origin: 'stolen' })).toEqual([['origin', 'Origin is not valid']]);
  });

  it('needs it, and takes no other', () => {
    for (const nothing of [{}, { [section]: null }, { [section]: 7 }]) {
      expect(faults(body, nothing)).toEqual([[section, expect.stringMatching(/ (is|are) required$| must be /)]]);
    }
    expect(faults(body, { [section]: sent, userType: 'student' })).toEqual([['', 'Unknown field: userType']]);
  });

  it('has endpoints with `success` in their responses and the text of a failed save', () => {
    const { failed } = SECTION_MESSAGES[section];
    const endpoints = ALL_ENDPOINTS.filter(({ failureMessage }) => failureMessage === failed);
    expect(endpoints.map(({ method }) => method)).toEqual(section === 'skills' ? ['PATCH', 'PUT'] : ['PATCH']);
    for (const endpoint of endpoints) expect(endpoint).toMatchObject({ access: 'owner', hasSuccessField: true });
  });
});

it("personal information is under the editor's rules, and what nobody knows is no part of it", () => {
  const body = saveSectionBody('personalInfo');
  expect(faults(body, { personalInfo: { ...ada, email: '', linkedInUrl: 'x' } })).toEqual([
    ['personalInfo.email', 'Email is required'],
    ['personalInfo.email', 'Please enter a valid email address'],
    ['personalInfo.linkedInUrl', 'Please enter a valid URL (include http:// or https://).'],
  ]);
  expect(faults(body, { personalInfo: { ...ada, age: 36 } })).toEqual([['personalInfo', 'Unknown field: age']]);
});

it('only a work experience may lack a description', () => {
  expect(faults(addExperienceBody, job)).toEqual([]);
  expect(faults(addProjectBody, { title: 'Notes' })).toEqual([['description', 'Project Description is required']]);
  expect(faults(saveSectionBody('experiences'), { experiences: [job] })).toEqual([]);
  expect(faults(saveSectionBody('projects'), { projects: [work, { title: 'Notes' }] })).toEqual([
    ['projects.1.description', 'Project Description is required'],
  ]);
});

it('the answer holds the stored section, with the ids of its items', () => {
  const { saved: message } = SECTION_MESSAGES.experiences;
  const stored = { ...job, id: randomUUID(), endDate: null, current: false };
  const answer = { success: true, message, revision: 7, experiences: [stored] };
  expect(sectionSaved.parse(answer)).toEqual(answer);
  expect(faults(sectionSaved, { ...answer, experiences: [{ ...stored, id: undefined }] })).toHaveLength(1);
  expect(faults(sectionSaved, { ...answer, success: false })).toHaveLength(1);
});
