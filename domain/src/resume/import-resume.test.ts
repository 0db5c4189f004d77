import {
  decodeProfileEvent,
  type ImportStrategy,
  isMonthBefore,
  type Profile,
  type Project,
  readResume,
  getSchemaVersion,
} from '@trackrecord/contracts';
import fc from 'fast-check';
import { profileAggregate } from '../profile/profile-aggregate.js';
import { toProfile, toProfileState } from '../profile/profile.codec.js';
import type { ProfileState } from '../profile/profile.js';
import type { DecideContext } from '../aggregate.js';
import { anyHistory, getLastState } from '../testing/any-history.js';
import { anyProfile, anyUrl, anyProfileWith } from '../testing/any-profile.js';
import { TODAY } from '../testing/given.js';
import { previewImport } from '../history/preview-import.js';
import { toJsonResume } from './to-json-resume.js';
import type { ResumeImport } from './import-sections.js';

const STRATEGIES: readonly ImportStrategy[] = ['merge', 'replace'];
const AT = '2024-05-06T07:08:09.000Z';

const UNDATED_PROJECT = { title: 'Present', links: [], endDate: null, isOngoing: false };
const toUuid = (n: number): string => `0b9f6f5e-6f0c-4a51-9a8e-${String(n).padStart(12, '0')}`;

const createContext = (): DecideContext => {
  let idCount = 0;
  const newId = () => toUuid((idCount += 1));
  return { newId, today: () => TODAY, now: () => `${TODAY}T10:00:00.000Z` };
};

const parseResume = (resume: unknown) =>
  readResume(JSON.parse(JSON.stringify(resume)) as Readonly<Record<string, unknown>>);
const importInto = (state: ProfileState, resume: ResumeImport): ProfileState => {
  const events = profileAggregate.decide({ type: 'ImportResume', ...resume, apply: true }, state, createContext());
  for (const { type, data } of events)
    decodeProfileEvent(type, JSON.parse(JSON.stringify(data)), getSchemaVersion(type));
  return events.reduce(profileAggregate.evolve, state);
};
const exportAndImport = (profile: Profile): ProfileState =>
  importInto(profileAggregate.initialState, { readResult: parseResume(toJsonResume(profile)), strategy: 'replace' });

const removeIds = (items: readonly { readonly id: string }[]) => items.map(({ id: _, ...content }) => content);
/** What JSON Resume can hold of a profile. */
const toComparable = ({ personalInfo, experiences, educations, projects, skills, preferences }: ProfileState) => ({
  personalInfo,
  experiences: removeIds(experiences),
  educations: removeIds(educations),
  projects: removeIds(projects),
  skills,
  languages: preferences?.languages ?? [],
});

it('restores every section that JSON Resume has from our own export', () => {
  fc.assert(
    fc.property(anyProfile, (profile) => {
      expect(toComparable(exportAndImport(profile))).toEqual(toComparable(toProfileState(profile)));
    }),
    { numRuns: 200 },
  );
});

it('exports an imported resume unchanged, with any URLs', () => {
  fc.assert(
    fc.property(anyProfileWith(anyUrl), (profile) => {
      const { updatedAt } = profile;
      const imported = toProfile('uid', exportAndImport(profile), 1, updatedAt);
      expect(toJsonResume(imported)).toEqual(toJsonResume(profile));
    }),
    { numRuns: 200 },
  );
});

it('changes nothing when a profile imports its own export', () => {
  const states = fc.oneof(anyProfileWith(anyUrl).map(toProfileState), anyHistory.map(getLastState));
  fc.assert(
    fc.property(states, fc.constantFrom(...STRATEGIES), (state, strategy) => {
      const readResult = parseResume(toJsonResume(toProfile('uid', state, 1, AT)));
      const command = { type: 'ImportResume', readResult, strategy, accountEmail: 'a@b.co', apply: true } as const;
      expect(profileAggregate.decide(command, state, createContext())).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

const getIds = ({ experiences, educations, projects }: ProfileState) =>
  [...experiences, ...educations, ...projects].map(({ id }) => id);

/** A profile whose only content are projects. */
const profileOfProjects = (...projects: readonly Partial<Project>[]): Profile =>
  toProfile(
    'uid',
    {
      ...profileAggregate.initialState,
      projects: projects.map((project, n) => ({ ...UNDATED_PROJECT, id: toUuid(n), ...project })),
    },
    1,
    AT,
  );

it('changes nothing the second time if, of two entries with one title, one matched a project and one was added', () => {
  const profile = profileOfProjects({ startDate: '1970-01-01T00:00:00.000Z' });
  const readResult = parseResume(toJsonResume(profileOfProjects({}, { isOngoing: true })));
  const after = importInto(toProfileState(profile), { readResult, strategy: 'merge' });
  expect(after.projects).toHaveLength(2);
  expect(importInto(after, { readResult, strategy: 'merge' })).toEqual(after);
});

it('removes nothing when merging any resume, and changes nothing the second time', () => {
  fc.assert(
    fc.property(anyProfile, anyProfile, (profile, otherProfile) => {
      const before = toProfileState(profile);
      const resume: ResumeImport = { readResult: parseResume(toJsonResume(otherProfile)), strategy: 'merge' };
      const after = importInto(before, resume);
      expect(getIds(after)).toEqual(expect.arrayContaining(getIds(before)));
      expect(after.skills.slice(0, before.skills.length)).toEqual(before.skills);
      expect([after.userType, after.onboardingCompleted]).toEqual([before.userType, before.onboardingCompleted]);
      for (const { startDate, endDate } of [...after.experiences, ...after.educations, ...after.projects])
        expect(isMonthBefore(endDate, startDate)).toBe(false);
      expect(importInto(after, resume)).toEqual(after);
    }),
    { numRuns: 100 },
  );
});

it('replacing takes each list from the file, and keeps a list of the profile that the file does not have', () => {
  fc.assert(
    fc.property(anyProfile, anyProfile, (profile, otherProfile) => {
      const { experiences, educations, projects, skills } = toProfileState(profile);
      const after = toComparable(
        importInto(toProfileState(profile), {
          readResult: parseResume(toJsonResume(otherProfile)),
          strategy: 'replace',
        }),
      );
      const fileSections = toComparable(toProfileState(otherProfile));
      const profileSections = toComparable({ ...toProfileState(profile), experiences, educations, projects, skills });
      for (const list of ['experiences', 'educations', 'projects', 'skills'] as const)
        expect(after[list]).toEqual(fileSections[list].length > 0 ? fileSections[list] : profileSections[list]);
    }),
    { numRuns: 100 },
  );
});

it('imports any JSON as valid events, and previews all of them', () => {
  const parts = fc.constantFrom<unknown>(
    null,
    '',
    'Acme',
    'Acme'.repeat(60),
    'z'.repeat(9_999),
    1,
    '2014',
    '2014-05',
    '2031',
  );
  const keys =
    'name position company institution area studyType startDate endDate ongoing summary highlights keywords skills technical language fluency label email url profiles network username location city address links'.split(
      ' ',
    );
  const { any } = fc.letrec<{ any: unknown }>((tie) => ({
    any: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      parts,
      fc.constantFrom<unknown>('https://a.example', 'a@b.co', 'LinkedIn', true, 'present'),
      fc.dictionary(fc.constantFrom(...keys), tie('any'), { noNullPrototype: true }),
      fc.array(tie('any'), { maxLength: 3 }),
    ),
  }));
  const entries = fc.array(fc.dictionary(fc.constantFrom(...keys), any, { noNullPrototype: true }), { maxLength: 4 });
  const list = fc.oneof({ weight: 5, arbitrary: entries }, { weight: 1, arbitrary: any });
  const resumes = fc.record(
    { basics: any, work: list, education: list, projects: list, skills: list, languages: list },
    { requiredKeys: [], noNullPrototype: true },
  );
  fc.assert(
    fc.property(resumes, anyProfile.map(toProfileState), fc.constantFrom(...STRATEGIES), (file, before, strategy) => {
      const resume: ResumeImport = { readResult: parseResume(file), strategy };
      const after = importInto(before, resume);
      const { changes } = previewImport(resume, before, createContext());
      expect(changes.length === 0).toBe(JSON.stringify(after) === JSON.stringify({ ...before }));
      for (const { startDate, endDate } of [...after.experiences, ...after.educations, ...after.projects])
        expect(isMonthBefore(endDate, startDate)).toBe(false);
      if (strategy === 'merge') expect(importInto(after, resume)).toEqual(after);
    }),
    { numRuns: 200 },
  );
});
