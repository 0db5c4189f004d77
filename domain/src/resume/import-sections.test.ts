import { type ImportStrategy, MAX_ENTRIES, MAX_SKILLS, readResume } from '@trackrecord/contracts';
import { initialProfile, type ProfileState } from '../profile/profile.js';
import { TODAY } from '../testing/given.js';
import { importSections } from './import-sections.js';

const JANUARY = '2020-01-01T00:00:00.000Z';
const job = {
  id: 'job',
  company: 'Acme',
  title: 'Engineer',
  location: 'London',
  description: 'Built it.',
  descriptionOrigin: 'dictated',
  startDate: JANUARY,
  endDate: null,
  current: true,
  skills: { soft: ['Patience'] },
} as const;
const project = {
  id: 'loom',
  title: 'Loom',
  description: 'Weaves.',
  imageUrl: 'https://a.example/i.png',
  endDate: null,
  isOngoing: false,
  links: [{ name: 'Code', url: 'https://a.example' }],
  skills: { soft: ['Patience'], tools: ['Git'] },
} as const;
const education = {
  id: 'school',
  institution: 'School',
  courseName: 'Maths',
  courseType: 'Diploma',
  startDate: '2010-09-05',
  endDate: '2013-06-01',
  isCurrentlyStudying: false,
  achievements: 'Prize',
} as const;
const currentProfile: ProfileState = {
  ...initialProfile,
  exists: true,
  personalInfo: { firstName: 'Ada', lastName: 'Byron', title: 'Engineer', email: 'ada@a.example', phone: '1' },
  experiences: [{ ...job, skills: { soft: ['Patience'] } }],
  educations: [education],
  projects: [{ ...project, links: [...project.links], skills: { soft: ['Patience'], tools: ['Git'] } }],
  skills: ['Go', 'Rust'],
  preferences: {
    workModes: ['Remote'],
    locations: [],
    jobTypes: [],
    preferredIndustries: [],
    languages: [{ language: 'French', proficiency: 'Fluent' }],
  },
};

const importInto = (state: ProfileState, file: Readonly<Record<string, unknown>>, strategy: ImportStrategy = 'merge') =>
  importSections({ readResult: readResume(file), strategy, accountEmail: 'account@a.example' }, state, TODAY);
const merge = (file: Readonly<Record<string, unknown>>) => importInto(currentProfile, file);
const replace = (file: Readonly<Record<string, unknown>>) => importInto(currentProfile, file, 'replace');
const getLeftOut = (file: Readonly<Record<string, unknown>>) => importInto(initialProfile, file).leftOut;

describe('a job of a resume', () => {
  it('updates an existing job and keeps its id and other fields', () => {
    const work = [
      { name: ' ACME ', position: 'engineer', startDate: '2020-01-15', endDate: '2021', summary: 'Built more.' },
    ];
    expect(merge({ work }).sections.experiences).toEqual([
      {
        id: 'job',
        company: 'ACME',
        title: 'engineer',
        location: 'London',
        description: 'Built more.',
        startDate: '2020-01-15',
        endDate: '2021',
        current: false,
        skills: { soft: ['Patience'] },
      },
    ]);
    expect(replace({ work }).sections.experiences).toEqual([
      expect.not.objectContaining({ location: 'London', skills: expect.anything() as unknown }),
    ]);
  });

  it('matches an existing job if only one has a start date, but not if the start dates differ', () => {
    const [same] = merge({ work: [{ name: 'Acme', position: 'Engineer' }] }).sections.experiences ?? [];
    expect(same).toEqual(job);
    const other = merge({ work: [{ name: 'Acme', position: 'Engineer', startDate: '2015' }] });
    expect(other.sections.experiences).toEqual([
      job,
      { company: 'Acme', title: 'Engineer', startDate: '2015', endDate: null, current: true },
    ]);
  });

  it.each([
    ['merge', '2020', JANUARY],
    ['merge', '2020-01', JANUARY],
    ['replace', '2020', '2020'],
    ['replace', '2020-01', JANUARY],
  ] as const)(
    'by %s with the start %s keeps the job that started then, with the start %s',
    (strategy, start, stored) => {
      const work = [{ name: 'Acme', position: 'Engineer', startDate: start }];
      expect(importInto(currentProfile, { work }, strategy).sections.experiences).toEqual([
        expect.objectContaining({ id: 'job', startDate: stored }),
      ]);
    },
  );

  it('does not match an existing job that ended before the imported one began', () => {
    const before = {
      ...currentProfile,
      experiences: [{ id: 'old', company: 'A', title: 'B', endDate: '2012-01-01', current: false }],
    };
    const { experiences } = importInto(before, { work: [{ name: 'A', position: 'B', startDate: '2015' }] }).sections;
    expect(experiences).toEqual([...before.experiences, expect.objectContaining({ startDate: '2015' })]);
  });

  it('does not match an existing job that began after the imported one ended', () => {
    const { experiences } = merge({ work: [{ name: 'Acme', position: 'Engineer', endDate: '2015' }] }).sections;
    expect(experiences).toEqual([job, expect.objectContaining({ endDate: '2015', current: false })]);
  });

  it('is ongoing without an end date if the file replaces the profile', () => {
    const ended = { id: 'job', company: 'Acme', title: 'Engineer', endDate: null, current: false };
    const work = [{ name: 'Acme', position: 'Engineer', startDate: '2020' }];
    const importExperiences = (strategy: ImportStrategy) =>
      importInto({ ...currentProfile, experiences: [ended] }, { work }, strategy).sections.experiences;
    expect(importExperiences('replace')).toEqual([{ ...ended, startDate: '2020', current: true }]);
    expect(importExperiences('merge')).toEqual([{ ...ended, startDate: '2020' }]);
  });

  it('appends highlights to the summary, unless they are too long', () => {
    const work = { name: 'A', position: 'B', summary: 'Did:', highlights: ['one', ' ', 'two'] };
    expect(merge({ work: [work] }).sections.experiences?.[1]?.description).toBe('Did:\n• one\n• two');
    const long = { ...work, highlights: ['x'.repeat(9_999)] };
    expect(merge({ work: [long] }).sections.experiences?.[1]?.description).toBe('Did:');
    expect(getLeftOut({ work: [long] })).toEqual([
      { path: 'work.0.highlights', message: expect.stringContaining('too long') as unknown },
    ]);
  });

  it.each([
    [
      { startDate: '2020', endDate: 'present' },
      { startDate: '2020', endDate: null, current: true },
    ],
    [
      { startDate: '2020', endDate: 'unknown' },
      { startDate: '2020', endDate: null, current: false },
    ],
    [
      { startDate: '2020', ongoing: false },
      { startDate: '2020', endDate: null, current: false },
    ],
    [
      { startDate: '2020', endDate: '2019-12' },
      { startDate: '2020', endDate: null, current: false },
    ],
    [
      { startDate: '2020-06', endDate: '2020' },
      { startDate: '2020-06-01T00:00:00.000Z', endDate: '2020', current: false },
    ],
    [{ startDate: '2031' }, { endDate: null, current: false }],
    [
      { startDate: '2020', endDate: '2024-05', ongoing: true },
      { startDate: '2020', endDate: '2024-05-01T00:00:00.000Z', current: false },
    ],
    [
      { startDate: '2020', endDate: 'unknown', ongoing: true },
      { startDate: '2020', endDate: null, current: false },
    ],
    [{ ongoing: true }, { endDate: null, current: true }],
    [{}, { endDate: null, current: false }],
  ])('with the dates %j is stored as %j', (dates, expected) => {
    const { sections } = importInto(initialProfile, { work: [{ name: 'A', position: 'B', ...dates }] });
    expect(sections.experiences).toEqual([{ company: 'A', title: 'B', ...expected }]);
  });

  it('is left out without company or title, with a reason', () => {
    const { sections, leftOut } = importInto(initialProfile, {
      work: [{ name: 'A' }, { position: 'B' }, { summary: 'C' }, {}],
    });
    expect(sections.experiences).toEqual([]);
    expect(leftOut).toEqual([
      { path: 'work.0', message: 'Title is required: A' },
      { path: 'work.1', message: 'Company is required: B' },
      { path: 'work.2', message: 'Company is required' },
    ]);
  });

  it('reports invalid dates', () => {
    const work = [
      { name: 'A', position: 'B', startDate: '2031' },
      { name: 'A', position: 'C', startDate: '2020', endDate: '2019' },
    ];
    expect(getLeftOut({ work })).toEqual([
      { path: 'work.0.startDate', message: 'Start date cannot be in the future' },
      { path: 'work.1.endDate', message: 'End date cannot be before start date' },
    ]);
  });
});

it('keeps the list of the profile if the list of the file cannot be read', () => {
  expect(replace({ work: [{ name: 'A' }] }).sections.experiences).toEqual([job]);
  expect(replace({ work: 7, skills: [3] }).sections).toMatchObject({ experiences: undefined, skills: undefined });
  expect(replace({ work: [] }).sections.experiences).toEqual([]);
});

it('imports education with only an institution', () => {
  const { sections } = importInto(initialProfile, { education: [{ institution: 'School' }, { area: 'Maths' }] });
  expect(sections.educations).toEqual([
    {
      institution: 'School',
      courseName: '',
      courseType: '',
      achievements: '',
      endDate: null,
      isCurrentlyStudying: false,
    },
  ]);
  expect(merge({ education: [{ institution: 'School', area: 'Maths' }] }).sections.educations).toEqual([education]);
});

it('puts the keywords of a project into the categories of the file or the profile', () => {
  const projects = [{ name: 'Loom', keywords: ['git', 'Patience', 'Wool'], skills: { domain: ['Wool'] } }];
  expect(merge({ projects }).sections.projects).toEqual([
    { ...project, descriptionOrigin: undefined, skills: { soft: ['Patience'], domain: ['Wool'], tools: ['git'] } },
  ]);
});

describe('personal information', () => {
  it.each([
    [{ name: 'Ada King Byron' }, { firstName: 'Ada King', lastName: 'Byron' }],
    [
      { name: 'Ada King Byron', firstName: 'Ada', lastName: 'King Byron' },
      { firstName: 'Ada', lastName: 'King Byron' },
    ],
    [
      { name: 'Ada Lovelace', firstName: 'Ada', lastName: 'Byron' },
      { firstName: 'Ada', lastName: 'Lovelace' },
    ],
    [
      { firstName: 'Ada', lastName: 'Byron' },
      { firstName: 'Ada', lastName: 'Byron' },
    ],
    [{ name: 'Madonna' }, { firstName: 'Madonna', lastName: '', hasOnlyOneName: true }],
    [{ lastName: 'Madonna' }, { firstName: 'Madonna', lastName: '', hasOnlyOneName: true }],
  ])('is read from %j', (basics, expected) => {
    expect(importInto(initialProfile, { basics }).sections.personalInfo).toEqual({
      ...expected,
      email: 'account@a.example',
    });
  });

  it('is left out without a name, unless the profile has one', () => {
    expect(importInto(initialProfile, { basics: { phone: '2' } })).toEqual({
      sections: expect.objectContaining({ personalInfo: undefined }) as unknown,
      leftOut: [
        { path: 'basics.name', message: 'A name is required. Without it, your personal information is not imported.' },
      ],
    });
    expect(merge({ basics: { phone: '2' } }).sections.personalInfo).toEqual({
      ...currentProfile.personalInfo,
      phone: '2',
    });
    expect(replace({ basics: { label: 'Boss' } }).sections.personalInfo).toEqual({
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@a.example',
      title: 'Boss',
    });
  });

  it('keeps the part of the name that the resume does not have', () => {
    const rest = [{ path: 'basics.name', message: 'This is only part of a name. The rest of your name is kept.' }];
    for (const basics of [{ name: 'Ada' }, { firstName: 'Ada' }, { lastName: 'Byron' }])
      for (const strategy of ['merge', 'replace'] as const) {
        const { sections, leftOut } = importInto(currentProfile, { basics }, strategy);
        expect(sections.personalInfo).toMatchObject({ firstName: 'Ada', lastName: 'Byron' });
        expect(leftOut).toEqual(rest);
      }
    expect(merge({ basics: { name: 'Augusta' } }).sections.personalInfo).toMatchObject({
      firstName: 'Augusta',
      lastName: 'Byron',
    });
  });

  it('of a person with one name says so, and changes when the resume has two', () => {
    const note = 'This is imported as your only name. Please add your last name if you have one.';
    expect(getLeftOut({ basics: { name: 'Madonna' } })).toEqual([{ path: 'basics.name', message: note }]);
    const before = { ...currentProfile, personalInfo: { firstName: 'Madonna', lastName: '', hasOnlyOneName: true } };
    for (const strategy of ['merge', 'replace'] as const) {
      const importName = (name: string) => importInto(before, { basics: { name, phone: '2' } }, strategy);
      expect(importName('Cher').sections.personalInfo).toEqual({
        ...before.personalInfo,
        firstName: 'Cher',
        phone: '2',
      });
      expect(importName('Cher').leftOut).toEqual([]);
      expect(importName('Ada Byron').sections.personalInfo).toEqual({
        firstName: 'Ada',
        lastName: 'Byron',
        phone: '2',
      });
    }
  });

  it('shortens a location that is too long, and reports it', () => {
    const city = 'x'.repeat(150);
    const { sections, leftOut } = merge({ basics: { location: { city, region: 'y'.repeat(150) } } });
    expect(sections.personalInfo?.location).toBe(city);
    expect(leftOut).toEqual([
      {
        path: 'basics.location',
        message: 'City, region and country are too long together. Only the first is kept.',
      },
    ]);
  });

  it('has a location in one line, and a LinkedIn profile also by its handle', () => {
    const location = { address: '1 Road', postalCode: 'N1', city: 'London', countryCode: 'GB' };
    const profiles = [
      { network: 'GitHub', username: 'ada' },
      { network: 'linkedin', username: 'ada-byron' },
    ];
    const { sections, leftOut } = merge({ basics: { location, profiles } });
    expect(sections.personalInfo).toMatchObject({
      location: 'London, GB',
      linkedInUrl: 'https://www.linkedin.com/in/ada-byron',
    });
    expect(leftOut.map(({ path }) => path)).toEqual([
      'basics.location.address',
      'basics.location.postalCode',
      'basics.profiles.0',
    ]);
    expect(merge({ basics: { location: { address: '1 Road' } } }).sections.personalInfo?.location).toBe('1 Road');
  });
});

describe('a LinkedIn profile', () => {
  it.each([
    [{ network: 'LinkedIn', username: 'ada-byron' }, '/in/ada-byron'],
    [{ network: 'linkedin', username: '@ada-byron' }, '/in/ada-byron'],
    [{ network: 'Linked In', username: 'in/ada-byron' }, '/in/ada-byron'],
    [{ network: 'LinkedIn.com', username: 'ada.byron' }, '/in/ada.byron'],
    [{ network: 'LinkedIn', username: 'josé-garcía' }, '/in/jos%C3%A9-garc%C3%ADa'],
    [{ network: 'LinkedIn', username: '太郎' }, '/in/%E5%A4%AA%E9%83%8E'],
    [{ network: 'LinkedIn', username: 'linkedin.com/in/ada-byron' }, '/in/ada-byron'],
    [{ network: 'LinkedIn', url: 'uk.linkedin.com/in/ada-byron' }, '/in/ada-byron'],
    [{ url: 'https://de.linkedin.com/in/ada-byron?trk=x' }, '/in/ada-byron'],
    [{ network: 'LinkedIn', username: 'Ada', url: 'www.linkedin.com/in/ada-byron/' }, '/in/ada-byron/'],
  ])('%j is read', (profile, path) => {
    const { sections, leftOut } = merge({ basics: { profiles: [profile] } });
    expect(sections.personalInfo?.linkedInUrl).toBe(`https://www.linkedin.com${path}`);
    expect(leftOut).toEqual([]);
  });

  it.each([
    ['Ada Byron', 'This is not the name of a LinkedIn profile: “Ada Byron”.'],
    ['https://x.example', 'This is not the name of a LinkedIn profile: “https://x.example”.'],
  ])('is named if its name cannot be read: %s', (username, message) => {
    expect(merge({ basics: { profiles: [{ network: 'LinkedIn', username }] } }).leftOut).toEqual([
      { path: 'basics.profiles.0', message },
    ]);
  });
});

it('imports a resume of the form before 1.0, with dates in words', () => {
  const { sections, leftOut } = importInto(initialProfile, {
    basics: { name: 'Ada Byron', website: 'ada.example' },
    work: [{ company: 'Engines', position: 'Programmer', startDate: 'since May 2014', endDate: 'till date' }],
    education: [{ institution: 'School', startDate: '2009', endDate: 'Summer 2011' }],
  });
  expect(sections).toMatchObject({
    personalInfo: { portfolioUrl: 'https://ada.example' },
    experiences: [{ company: 'Engines', startDate: '2014-05-01T00:00:00.000Z', endDate: null, current: true }],
    educations: [{ startDate: '2009', endDate: '2011', isCurrentlyStudying: false }],
  });
  expect(leftOut).toEqual([{ path: 'education.0.endDate', message: 'Only 2011 is kept of “Summer 2011”.' }]);
});

it('merges skills case-insensitively, or replaces them', () => {
  const skills = [{ name: 'Backend', keywords: ['rust', 'Java'] }, { name: 'GO' }, { name: 'java' }];
  expect(merge({ skills }).sections.skills).toEqual(['Go', 'Rust', 'Backend', 'Java']);
  expect(replace({ skills }).sections.skills).toEqual(['Backend', 'rust', 'Java', 'GO']);
});

it('changes only the languages of the preferences', () => {
  const languages = [
    { language: 'french' },
    { language: 'German', fluency: 'Native' },
    { language: 'Irish' },
    { language: 'german' },
  ];
  const { sections, leftOut } = merge({ languages });
  expect(sections.preferences).toEqual({
    ...currentProfile.preferences,
    languages: [
      { language: 'French', proficiency: 'Fluent' },
      { language: 'German', proficiency: 'Native' },
      { language: 'Irish', proficiency: 'Beginner' },
    ],
  });
  expect(leftOut).toEqual([
    { path: 'languages.3', message: 'german is listed twice. The first one is used.' },
    { path: 'languages.2.fluency', message: expect.stringContaining('Irish') as unknown },
  ]);
  expect(replace({ languages: [{ language: 'French', fluency: 'Native' }] }).sections.preferences).toEqual({
    ...currentProfile.preferences,
    languages: [{ language: 'French', proficiency: 'Native' }],
  });
});

it('reports how many entries do not fit', () => {
  const work = Array.from({ length: 10_000 }, (_, n) => ({ name: `Company ${String(n)}`, position: 'Temp' }));
  const skills = work.slice(0, MAX_SKILLS + 1).map(({ name }) => ({ name }));
  const { sections, leftOut } = merge({ work, skills });
  expect([sections.experiences?.length, sections.skills?.length]).toEqual([MAX_ENTRIES, MAX_SKILLS]);
  expect(leftOut).toEqual([
    { path: 'work.99', message: 'A profile can have up to 100 work experiences: 9901 are not imported.' },
    { path: 'skills', message: 'A profile can have up to 500 skills: 3 are not imported.' },
  ]);
});

it('compares at most twice as many entries as fit, and reports the rest', () => {
  const work = Array.from({ length: 9_000 }, (_, n) => ({
    name: n === 199 || n === 200 ? 'Acme' : `Company ${String(n)}`,
    position: 'Engineer',
    startDate: '2020-01',
    summary: `Said in ${String(n)}.`,
  }));
  const { sections, leftOut } = merge({ work: [{ name: 'No title' }, ...work] });
  expect(sections.experiences).toHaveLength(MAX_ENTRIES);
  expect(sections.experiences?.[0]).toMatchObject({ id: 'job', description: 'Said in 199.' });
  expect(leftOut).toEqual([
    { path: 'work.0', message: 'Title is required: No title' },
    { path: 'work.100', message: 'A profile can have up to 100 work experiences: 8900 are not imported.' },
  ]);
  const late = merge({
    work: work.map((entry, n) => ({ ...entry, name: n === 200 ? 'Acme' : `Other ${String(n)}` })),
  });
  expect(late.sections.experiences?.[0]).toEqual(job);
  expect(late.leftOut).toEqual([
    { path: 'work.99', message: 'A profile can have up to 100 work experiences: 8901 are not imported.' },
  ]);
});

it('reports unsupported fields, each kind once', () => {
  const work = [
    { name: 'A', position: 'B', url: 'https://a.example' },
    { name: 'C', position: 'D', url: 'https://c.example' },
  ];
  expect(
    getLeftOut({ work, awards: [{}, {}], references: [], interests: [{}], basics: { name: 'A B', summary: 'I.' } }),
  ).toEqual([
    { path: 'basics.summary', message: 'Not supported: a summary.' },
    { path: 'work.0.url', message: 'Not supported: company websites (2).' },
    { path: 'awards', message: 'Not supported: awards (2).' },
    { path: 'interests', message: 'Not supported: interests.' },
  ]);
});

it('reports the first two hundred left-out parts, and how many more there are', () => {
  const leftOut = getLeftOut({ work: Array.from({ length: 1_000 }, () => 'job') });
  expect(leftOut).toHaveLength(201);
  expect(leftOut.at(-1)).toEqual({ path: '', message: '800 more parts are not imported.' });
});
