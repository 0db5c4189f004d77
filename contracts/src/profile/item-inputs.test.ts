import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { z } from 'zod';
import { plainSentence } from '../plain-sentence.js';
import { education, experience, project } from './items.js';
import {
  lenientExperienceInput,
  lenientProjectInput,
  educationInput,
  experienceInput,
  projectInput,
} from './item-inputs.js';
import { listInput, skillsInput } from './list-inputs.js';

const findErrors = (schema: z.ZodType, value: unknown) =>
  schema
    .safeParse(value, { error: plainSentence })
    .error?.issues.map(({ path, message }) => [path.join('.'), message] as const) ?? [];
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const school = { institution: 'School', courseType: 'Diploma', courseName: 'Boats' };
const job = { company: 'Engines', title: 'Programmer', description: 'Wrote.' };
const notesProject = { title: 'Notes', description: 'On a paper.' };

describe('an education entry', () => {
  it('gets default values', () => {
    expect(educationInput.parse(school)).toEqual({
      ...school,
      endDate: null,
      isCurrentlyStudying: false,
      achievements: '',
    });
  });

  it('in the legacy format with a duration is ongoing and starts on the day it is saved', () => {
    expect(educationInput.parse({ ...school, duration: '2 years', endDate: '2020-01-01' })).toEqual({
      ...school,
      isCurrentlyStudying: true,
      endDate: null,
      achievements: '',
      startsToday: true,
    });
  });

  it('keeps its dates if it has a duration too', () => {
    const dates = { startDate: '2010-09-01', endDate: '2012-06-01' };
    const parsed = educationInput.parse({ ...school, ...dates, duration: '2 years' });
    expect(parsed).toMatchObject({ ...dates, isCurrentlyStudying: false });
    expect(parsed).not.toHaveProperty('startsToday');
  });

  it('may end in the month of its start, regardless of the days', () => {
    const dates = { startDate: '2024-03-15', endDate: '2024-03-01T00:00:00.000Z' };
    expect(educationInput.parse({ ...school, ...dates })).toMatchObject(dates);
  });

  it('has no end date if it is ongoing', () => {
    const input = { ...school, isCurrentlyStudying: true, startDate: '2010-09-01', endDate: '2001-01-01' };
    expect(educationInput.parse(input).endDate).toBeNull();
  });

  const INCOMPLETE = 'Institution, course type, and course name are required for each education entry.';
  it.each([
    [{ ...school, institution: ' ' }, 'institution', INCOMPLETE],
    [{ ...school, courseType: undefined }, 'courseType', INCOMPLETE],
    [{ ...school, courseName: null }, 'courseName', INCOMPLETE],
    [{ ...school, startDate: daysFromNow(3) }, 'startDate', 'Start date cannot be in the future'],
    [{ ...school, startDate: '2012-01-01', endDate: '2011-12-31' }, 'endDate', 'End date cannot be before start date'],
    [{ ...school, startDate: 'soon' }, 'startDate', 'Start date is not valid'],
    [{ ...school, startDate: '2021-02-30' }, 'startDate', 'Start date is not valid'],
    [{ ...school, id: '7' }, 'id', 'ID is not valid'],
    [{ ...school, grade: 'A' }, '', 'Unknown field: grade'],
    ['School', '', 'The request must be a group of fields'],
  ])('is rejected: %j, error at "%s": %s', (input, path, message) =>
    expect(findErrors(educationInput, input)).toEqual([[path, message]]),
  );
});

describe('a work experience', () => {
  it('accepts isCurrentlyWorking as an alias of current', () => {
    expect(experienceInput.parse({ ...job, isCurrentlyWorking: true })).toEqual({
      ...job,
      current: true,
      endDate: null,
    });
    expect(experienceInput.parse({ ...job, current: false, isCurrentlyWorking: true }).current).toBe(false);
    expect(experienceInput.parse(job).current).toBe(false);
  });

  it('has no end date if it is current', () => {
    const input = { ...job, current: true, startDate: '2020-01-01', endDate: '2021-01-01' };
    expect(experienceInput.parse(input)).toMatchObject({ startDate: '2020-01-01', endDate: null });
  });

  it('omits empty optional fields', () => {
    const input = { ...job, location: ' ', startDate: null, skills: { technical: [' ', 'Go', 'go'], soft: [] } };
    expect(experienceInput.parse(input)).toEqual({
      ...job,
      current: false,
      endDate: null,
      skills: { technical: ['Go'] },
    });
    expect(experienceInput.parse({ ...job, skills: { tools: [] } })).not.toHaveProperty('skills');
  });

  it.each([
    [{ ...job, company: '' }, 'company', 'Company is required'],
    [{ ...job, title: undefined }, 'title', 'Title is required'],
    [{ ...job, description: ' \n ' }, 'description', 'Description is required'],
    [{ ...job, startDate: '2020-02-01', endDate: '2020-01-01' }, 'startDate', 'Start date cannot be after end date'],
    [{ ...job, startDate: daysFromNow(3) }, 'startDate', 'Start date cannot be in the future'],
    [{ ...job, skills: { magic: ['x'] } }, 'skills', 'Unknown field: magic'],
    [{ ...job, current: 'yes' }, 'current', 'Current must be yes or no'],
  ])('is rejected: %j, error at "%s": %s', (input, path, message) =>
    expect(findErrors(experienceInput, input)).toEqual([[path, message]]),
  );
});

describe('a project', () => {
  it('converts legacy link fields to named links and appends them', () => {
    const input = {
      ...notesProject,
      links: [{ name: 'Docs', url: 'https://docs.example.com' }],
      link: 'https://code.example.com',
      liveLink: 'https://live.example.com',
      videoDemo: 'https://video.example.com',
    };
    expect(projectInput.parse(input)).toEqual({
      ...notesProject,
      endDate: null,
      isOngoing: false,
      links: [
        { name: 'Docs', url: 'https://docs.example.com' },
        { name: 'Repository', url: 'https://code.example.com' },
        { name: 'Live Demo', url: 'https://live.example.com' },
        { name: 'Video Demo', url: 'https://video.example.com' },
      ],
    });
  });

  it('skips legacy links that are empty or already listed', () => {
    const links = [{ name: 'Code', url: 'https://code.example.com' }];
    const input = { ...notesProject, links, link: 'https://code.example.com', liveLink: '', videoDemo: null };
    expect(projectInput.parse(input).links).toEqual(links);
  });

  it('has no end date if it is ongoing', () => {
    const input = { ...notesProject, isOngoing: true, startDate: '2020-01-01', endDate: '2020-02-01' };
    expect(projectInput.parse(input).endDate).toBeNull();
  });

  const createLinks = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ name: 'Docs', url: `https://docs.example.com/${n}` }));

  it('has at most 50 links, including legacy ones', () => {
    const legacy = { link: 'https://code.example.com', liveLink: 'https://live.example.com' };
    expect(projectInput.parse({ ...notesProject, links: createLinks(48), ...legacy }).links).toHaveLength(50);
    for (const input of [{ links: createLinks(51) }, { links: createLinks(49), ...legacy }]) {
      expect(findErrors(projectInput, { ...notesProject, ...input })).toEqual([
        ['links', 'Please add at most 50 links.'],
      ]);
    }
  });

  const URL_NEEDED = 'Please enter a valid URL (include http:// or https://).';
  const LINK_INCOMPLETE = 'Both name and URL are required';
  it.each([
    [{ ...notesProject, title: '' }, 'title', 'Project Title is required'],
    [{ ...notesProject, description: null }, 'description', 'Project Description is required'],
    [{ ...notesProject, links: [{ name: '', url: 'https://x.example' }] }, 'links.0.name', LINK_INCOMPLETE],
    [{ ...notesProject, links: [{ name: 'x' }] }, 'links.0.url', LINK_INCOMPLETE],
    [{ ...notesProject, links: [{ name: 'x', url: 'x.example' }] }, 'links.0.url', URL_NEEDED],
    [{ ...notesProject, links: [{ name: 'x', url: 'javascript:alert(1)' }] }, 'links.0.url', URL_NEEDED],
    [{ ...notesProject, liveLink: 'x.example' }, 'liveLink', URL_NEEDED],
    [{ ...notesProject, imageUrl: 'data:image/png;base64,' }, 'imageUrl', URL_NEEDED],
    [{ ...notesProject, projectUrl: 'x' }, 'projectUrl', URL_NEEDED],
    [
      { ...notesProject, startDate: '2020-02-01', endDate: '2020-01-01' },
      'endDate',
      'End date cannot be before start date',
    ],
  ])('is rejected: %j, error at "%s": %s', (input, path, message) =>
    expect(findErrors(projectInput, input)).toEqual([[path, message]]),
  );
});

describe('items stored under weaker rules', () => {
  it('may have a missing or empty description', () => {
    for (const description of [undefined, '', ' ']) {
      expect(lenientExperienceInput.parse({ ...job, description })).not.toHaveProperty('description');
      expect(lenientProjectInput.parse({ ...notesProject, description })).not.toHaveProperty('description');
    }
  });

  it('must satisfy all other rules', () => {
    expect(findErrors(lenientExperienceInput, { ...job, company: '', description: 7 })).toEqual([
      ['company', 'Company is required'],
      ['description', 'Description is required'],
    ]);
    expect(findErrors(lenientProjectInput, { ...notesProject, title: '', description: null })).toEqual([
      ['title', 'Project Title is required'],
      ['description', 'Project Description is required'],
    ]);
  });
});

describe('skills', () => {
  it('are trimmed, without empty entries and case-insensitive duplicates', () => {
    expect(skillsInput.parse([' Go ', '', 'go', 'C++', 'GO', 'R'])).toEqual(['Go', 'C++', 'R']);
  });

  it.each([
    [[7], '0', 'The request must be text'],
    [['x'.repeat(201)], '0', 'Please use at most 200 characters.'],
    ['Go', '', 'The request must be a list'],
  ])('are rejected: %j, error at "%s": %s', (input, path, message) =>
    expect(findErrors(skillsInput, input)).toEqual([[path, message]]),
  );
});

it('rejects two list entries with the same id', () => {
  const id = randomUUID();
  const list = [
    { ...job, id },
    { ...job, id },
  ];
  expect(findErrors(listInput(experienceInput), list)).toEqual([['', 'Two entries have the same id.']]);
  expect(findErrors(listInput(experienceInput), [job, job, { ...job, id }])).toEqual([]);
});

it('accepts stored items unchanged', () => {
  const date = fc.constantFrom('2019-05-01', '2020-01-01T00:00:00.000Z');
  const text = fc.constantFrom('One', 'Two');
  const links = fc.array(fc.record({ name: text, url: fc.constant('https://x.example') }, { noNullPrototype: true }));
  const input = fc.record(
    { startDate: date, endDate: fc.option(fc.constant('2021-01-01')), id: fc.uuid(), _id: text },
    { requiredKeys: [], noNullPrototype: true },
  );
  fc.assert(
    fc.property(input, fc.boolean(), links, (fields, isOngoing, projectLinks) => {
      const id = randomUUID();
      const cases = [
        [education, educationInput.parse({ ...school, ...fields, isCurrentlyStudying: isOngoing }), educationInput],
        [experience, experienceInput.parse({ ...job, ...fields, current: isOngoing }), experienceInput],
        [project, projectInput.parse({ ...notesProject, ...fields, isOngoing, links: projectLinks }), projectInput],
      ] as const;
      for (const [schema, parsed, inputSchema] of cases) {
        const stored = schema.parse({ ...parsed, id });
        expect(stored).toEqual({ ...parsed, id });
        expect(inputSchema.parse({ ...stored, _id: 'x' })).toEqual(stored);
      }
    }),
  );
});
