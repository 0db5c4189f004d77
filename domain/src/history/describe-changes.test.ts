import type { Experience, ChangeReference, ProfileChange, ProfileEvent } from '@trackrecord/contracts';
import { initialProfile } from '../profile/profile.js';
import { describeChanges } from './describe-changes.js';
import type { RecordedChange } from './folded-changes.js';

const JOB: Experience = {
  id: '0b9d7c1e-63a0-4c3a-9a52-7f5f0f6f1a02',
  title: 'Senior Engineer',
  company: 'Acme',
  description: 'Built engines.',
  startDate: '2020-01-01T00:00:00.000Z',
  endDate: null,
  current: true,
};

const NO_PREFERENCES = { workModes: [], locations: [], jobTypes: [], preferredIndustries: [], languages: [] };

const toRecordedChange = (event: ProfileEvent, revision: number): RecordedChange => ({
  id: `event-${revision}`,
  revision: BigInt(revision),
  metadata: {
    schemaVersion: 1,
    actor: { uid: 'ada', role: 'user' },
    commandId: JOB.id,
    correlationId: 'request',
    causationId: JOB.id,
    occurredAt: '2026-11-21T10:00:00.000Z',
    origin: 'typed',
  },
  event,
});

const added = (item: Experience, index = 0): ProfileEvent => ({
  type: 'ExperienceAdded',
  data: { id: item.id, index, item },
});
const revised = (change: Partial<Experience>): ProfileChange => ({
  type: 'ExperienceRevised',
  data: { id: JOB.id, index: 0, item: { ...JOB, ...change } },
});
const removed: ProfileEvent = { type: 'ExperienceRemoved', data: { id: JOB.id, index: 0 } };
const skill = (name: string, index = 0): ProfileEvent => ({ type: 'SkillAdded', data: { skill: name, index } });

/** Describes these events as one page. */
const describeEvents = (...events: readonly ProfileEvent[]) =>
  describeChanges(initialProfile, events.map(toRecordedChange), []);
const getDescriptions = (changes: readonly ChangeReference[] = []) => changes.map(({ description }) => description);

it('returns who changed what, when and how, with before and after', () => {
  const [first, second, third] = describeEvents(added(JOB), revised({ title: 'Principal Engineer' }), removed);
  expect(first).toEqual({
    eventId: 'event-0',
    revision: 0,
    at: '2026-11-21T10:00:00.000Z',
    actor: { uid: 'ada', role: 'user' },
    origin: 'typed',
    description: 'Added experience Senior Engineer at Acme',
    before: null,
    after: { experiences: [JOB] },
    undoable: false,
    obstacle: 'Undo these later changes first.',
    blockedBy: [
      { eventId: 'event-1', revision: 1, description: 'Changed experience Principal Engineer at Acme' },
      { eventId: 'event-2', revision: 2, description: 'Removed experience Principal Engineer at Acme' },
    ],
    blocking: 2,
  });
  expect(second).toMatchObject({
    before: { experiences: [JOB] },
    after: { experiences: [{ ...JOB, title: 'Principal Engineer' }] },
    undoable: false,
    obstacle: 'Undo this later change first.',
  });
  expect(third).toMatchObject({ after: null, undoable: true, obstacle: null, blockedBy: [] });
});

it('returns only the changed items of a list, and both orders of a reordered list', () => {
  const other = { ...JOB, id: '0b9d7c1e-63a0-4c3a-9a52-7f5f0f6f1a03', title: 'Pilot' };
  const ids = [other.id, JOB.id];
  const [, second, third] = describeEvents(added(JOB), added(other, 1), {
    type: 'ExperiencesReordered',
    data: { ids },
  });
  expect(second).toMatchObject({ before: null, after: { experiences: [other] } });
  expect(third).toMatchObject({
    description: 'Reordered work experience',
    before: { experiences: [JOB, other] },
    after: { experiences: [other, JOB] },
  });
});

it('allows undo after later changes of other fields, items or sections', () => {
  const [, title] = describeEvents(
    added(JOB),
    revised({ title: 'Principal Engineer' }),
    revised({ title: 'Principal Engineer', description: 'Built better engines.' }),
    skill('Go'),
  );
  expect(title).toMatchObject({ undoable: true, blockedBy: [] });
});

it('names the change that prevents undo, not one that was undone since', () => {
  const rename = (title: string): ProfileChange => revised({ title });
  const undoRename: ProfileEvent = { type: 'ChangeUndone', data: { eventId: JOB.id, change: rename('B') } };
  const [, toB] = describeEvents(added(JOB), rename('B'), rename('C'), undoRename, rename('D'));
  expect(getDescriptions(toB?.blockedBy)).toEqual(['Changed experience D at Acme']);
});

it('names the newest of many changes that prevent undo, and counts all', () => {
  const renames = Array.from({ length: 50 }, (_, n) => revised({ title: `Engineer ${n}` }));
  const [, , first] = describeEvents(added(JOB), skill('Go'), ...renames);
  expect(first).toMatchObject({ undoable: false, blocking: 49 });
  expect(getDescriptions(first?.blockedBy)).toEqual(
    [47, 48, 49].map((n) => `Changed experience Engineer ${n} at Acme`),
  );
});

it('rejects the undo of one of two roles that swapped titles', () => {
  const role = (id: string, title: string) => ({ id, title, match: 70, requiredSkills: [] });
  const added = (id: string, title: string): ProfileEvent => ({
    type: 'PreferredRoleAdded',
    data: { id, index: 0, item: role(id, title) },
  });
  const renamed = (id: string, title: string): ProfileEvent => ({
    type: 'PreferredRoleRevised',
    data: { id, index: 0, item: role(id, title) },
  });
  const swap = describeEvents(added('one', 'A'), added('two', 'B'), renamed('one', 'B'), renamed('two', 'A'));
  expect(swap.at(-1)).toMatchObject({ obstacle: "There's already an entry with this name.", blocking: 0 });
});

it('treats start and end as one value', () => {
  const [, ended] = describeEvents(
    added(JOB),
    revised({ current: false, endDate: '2024-01-01T00:00:00.000Z' }),
    revised({ current: false, endDate: '2024-01-01T00:00:00.000Z', startDate: '2023-01-01T00:00:00.000Z' }),
  );
  expect(ended).toMatchObject({ undoable: false });
});

it('rejects the undo of a removed role if another has its title', () => {
  const role = (id: string, title: string): ProfileEvent => ({
    type: 'PreferredRoleAdded',
    data: { id, index: 0, item: { id, title, match: 70, requiredSkills: [] } },
  });
  const removed: ProfileEvent = { type: 'PreferredRoleRemoved', data: { id: 'one', index: 0 } };
  const [, removal] = describeEvents(role('one', 'Engineer'), removed, role('two', 'ENGINEER'));
  expect(removal).toMatchObject({ undoable: false, obstacle: "There's already an entry with this name." });
  expect(getDescriptions(removal?.blockedBy)).toEqual(['Added preferred role ENGINEER']);
});

it('allows undo of the first preferences, but not of the first user type or personal information', () => {
  const history = describeEvents(
    { type: 'UserTypeChosen', data: { userType: 'student' } },
    { type: 'PersonalInfoChanged', data: { personalInfo: { firstName: 'Ada', lastName: 'Byron' } } },
    { type: 'PreferencesChanged', data: { preferences: NO_PREFERENCES } },
    { type: 'OnboardingCompleted', data: {} },
  );
  expect(history.map(({ undoable }) => undoable)).toEqual([false, false, true, false]);
  expect(history.map(({ obstacle }) => obstacle)).toEqual([
    "This is the first version, so there's nothing to undo.",
    "This is the first version, so there's nothing to undo.",
    null,
    "Can't be undone.",
  ]);
  expect(history[3]).toMatchObject({ description: 'Completed the profile', before: null, after: null });
});

it('names the changed fields of a section if they are few', () => {
  const info = { firstName: 'Ada', lastName: 'Byron' };
  const changed = (personalInfo: object): ProfileEvent => ({
    type: 'PersonalInfoChanged',
    data: { personalInfo: { ...info, ...personalInfo } },
  });
  const descriptions = describeEvents(
    changed({}),
    changed({ email: 'ada@example.com', linkedInUrl: 'https://www.linkedin.com/in/ada' }),
    changed({ firstName: 'A', lastName: 'B', phone: '1', location: 'London' }),
  ).map((change) => change.description);
  expect(descriptions).toEqual([
    'Added personal information',
    'Changed email and LinkedIn URL',
    'Changed personal information',
  ]);
});

it('describes an undo', () => {
  const undo = (change: ProfileChange): ProfileEvent => ({ type: 'ChangeUndone', data: { eventId: JOB.id, change } });
  const [, , skillUndone, , preferencesUndone] = describeEvents(
    skill('Go'),
    added(JOB),
    undo({ type: 'SkillRemoved', data: { skill: 'Go', index: 0 } }),
    { type: 'PreferencesChanged', data: { preferences: { ...NO_PREFERENCES, workModes: ['Remote'] } } },
    undo({ type: 'PreferencesCleared', data: {} }),
  );
  expect(skillUndone).toMatchObject({
    description: 'Undid adding skill Go',
    before: { skills: ['Go'] },
    undoable: true,
  });
  expect(preferencesUndone).toMatchObject({
    description: 'Undid adding work preferences',
    after: null,
    undoable: true,
  });
});
