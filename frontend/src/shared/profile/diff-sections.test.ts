import type { Experience, Preferences, PreferredRole, Project } from '@trackrecord/contracts';
import { EXPERIENCE, PROJECT, EDUCATION } from '../../testing/candidate';
import { diffSections } from './diff-sections';

const PILOT: Experience = { ...EXPERIENCE, startDate: '2022-03-01T00:00:00.000Z' };
const MATE: Experience = { ...EXPERIENCE, id: '44444444-4444-4444-8444-444444444444', title: 'Mate', current: false };
const PREFERENCES: Preferences = {
  workModes: ['Remote'],
  locations: [],
  jobTypes: [],
  preferredIndustries: [],
  languages: [],
};

describe('diffSections', () => {
  it('returns no differences for equal profiles', () => {
    const sections = { experiences: [PILOT], skills: ['Go'], preferences: PREFERENCES, userType: 'student' as const };
    expect(diffSections(sections, structuredClone(sections))).toEqual([]);
    expect(diffSections({}, {})).toEqual([]);
  });

  it('returns the changed facts of a changed item', () => {
    const changedJob = {
      ...PILOT,
      company: 'Fernway Logistics',
      description: undefined,
      skills: { tools: ['Chart', 'Log'] },
    };
    expect(diffSections({ experiences: [PILOT, MATE] }, { experiences: [changedJob, MATE] })).toEqual([
      {
        key: PILOT.id,
        title: 'Pilot at Fernway Logistics',
        change: 'changed',
        fieldDiffs: [
          { label: 'Company', before: 'Fernway', after: 'Fernway Logistics' },
          { label: 'Tools', after: 'Chart, Log' },
          { label: 'Description', before: 'Steered.' },
        ],
      },
    ]);
  });

  it('returns start and end date as one fact', () => {
    const endedJob = { ...PILOT, current: false, endDate: '2024-05-01T00:00:00.000Z' };
    const [diff] = diffSections({ experiences: [PILOT] }, { experiences: [endedJob] });
    expect(diff?.fieldDiffs).toEqual([{ label: 'Dates', before: 'Mar 2022 – Present', after: 'Mar 2022 – May 2024' }]);
  });

  it('returns the years of an education, or its months if the years are equal', () => {
    const diffStartDate = (startDate: string) =>
      diffSections({ educations: [EDUCATION] }, { educations: [{ ...EDUCATION, startDate }] });
    expect(diffStartDate('2017-09-01')[0]?.fieldDiffs).toEqual([
      { label: 'Years', before: '2018 – 2020', after: '2017 – 2020' },
    ]);
    expect(diffStartDate('2018-10-01')[0]?.fieldDiffs).toEqual([
      { label: 'Dates', before: 'Sep 2018 – Jun 2020', after: 'Oct 2018 – Jun 2020' },
    ]);
    expect(diffSections({}, { educations: [EDUCATION] })).toMatchObject([
      { title: 'Diploma, Boats', fieldDiffs: expect.arrayContaining([{ label: 'Years', after: '2018 – 2020' }]) },
    ]);
  });

  it('returns added and removed items', () => {
    const linkedProject: Project = { ...PROJECT, links: [{ name: 'Code', url: 'https://x.example' }] };
    expect(diffSections({ experiences: [MATE] }, { projects: [linkedProject] })).toEqual([
      {
        key: MATE.id,
        title: 'Mate at Fernway',
        change: 'removed',
        fieldDiffs: [
          { label: 'Job title', before: 'Mate' },
          { label: 'Company', before: 'Fernway' },
          { label: 'Description', before: 'Steered.' },
        ],
      },
      {
        key: linkedProject.id,
        title: 'Ferry Times',
        change: 'added',
        fieldDiffs: [
          { label: 'Project title', after: 'Ferry Times' },
          { label: 'Description', after: 'Timetables.' },
          { label: 'Links', after: 'Code (https://x.example)' },
        ],
      },
    ]);
  });

  it('returns a changed order once', () => {
    const [diff, ...more] = diffSections({ experiences: [PILOT, MATE] }, { experiences: [MATE, PILOT] });
    expect(more).toEqual([]);
    expect(diff).toEqual({
      key: 'experiences-order',
      title: 'Order',
      change: 'moved',
      fieldDiffs: [
        {
          label: 'Order',
          before: '1. Pilot at Fernway\n2. Mate at Fernway',
          after: '1. Mate at Fernway\n2. Pilot at Fernway',
        },
      ],
    });
  });

  it.each([
    [['Go', 'C'], ['C', 'R', 'Zig'], 'changed', { label: 'Skills', before: 'Go', after: 'R, Zig' }],
    [['Go'], ['Go', 'R'], 'added', { label: 'Skills', after: 'R' }],
    [['Go', 'R'], ['R'], 'removed', { label: 'Skills', before: 'Go' }],
    [['Go', 'R'], ['R', 'Go'], 'moved', { label: 'Order', before: '1. Go\n2. R', after: '1. R\n2. Go' }],
  ])('compares the skills %j and %j: %s', (before, after, change, fieldDiff) => {
    expect(diffSections({ skills: before }, { skills: after })).toMatchObject([{ change, fieldDiffs: [fieldDiff] }]);
  });

  it('formats work preferences', () => {
    const salary = { minimum: 40_000, maximum: 60_000, currency: 'USD', period: 'YEAR' as const };
    const changedPreferences: Preferences = {
      ...PREFERENCES,
      salary,
      languages: [{ language: 'Hindi', proficiency: 'Native' }],
      locations: [
        { city: 'Kochi', country: 'India', hasVisa: false },
        {
          city: 'Dubai',
          country: 'United Arab Emirates',
          hasVisa: true,
          visaType: 'Work',
          visaExpiryDate: '2027-03-01',
        },
      ],
    };
    expect(diffSections({ preferences: PREFERENCES }, { preferences: changedPreferences })).toEqual([
      {
        key: 'preferences',
        title: 'Work preferences',
        change: 'changed',
        fieldDiffs: [
          { label: 'Locations', after: 'Kochi, India\nDubai, United Arab Emirates (Work visa until 1 Mar 2027)' },
          { label: 'Salary', after: '$40,000 – $60,000 per year' },
          { label: 'Languages', after: 'Hindi (Native)' },
        ],
      },
    ]);
  });

  it('returns changes of user type and personal information', () => {
    const info = { firstName: 'Ada', lastName: 'Byron' };
    const after = { userType: 'graduate' as const, personalInfo: { ...info, phone: '1' } };
    expect(diffSections({ userType: 'student', personalInfo: info }, after)).toMatchObject([
      { title: 'User type', fieldDiffs: [{ before: 'Student', after: 'Recent Graduate' }] },
      { title: 'Personal information', fieldDiffs: [{ label: 'Phone', after: '1' }] },
    ]);
  });

  it('rounds the match of a role', () => {
    const role: PreferredRole = { id: PILOT.id, title: 'Navigator', match: 200 / 3, requiredSkills: [] };
    const [diff] = diffSections({}, { preferredRoles: [role] });
    expect(diff?.fieldDiffs).toContainEqual({ label: 'Match', after: '67%' });
  });

  it('returns a changed match of a role', () => {
    const role: PreferredRole = { id: PILOT.id, title: 'Navigator', match: 92, requiredSkills: ['Stars'] };
    const [diff] = diffSections({ preferredRoles: [role] }, { preferredRoles: [{ ...role, match: 70 }] });
    expect(diff).toMatchObject({ title: 'Navigator', fieldDiffs: [{ label: 'Match', before: '92%', after: '70%' }] });
  });
});
