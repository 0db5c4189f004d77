import { type ImportStrategy, readResume } from '@trackrecord/contracts';
import { initialProfile, type ProfileState } from '../profile/profile.js';
import { TODAY } from '../testing/given.js';
import { previewImport } from './preview-import.js';

const PROFILE: ProfileState = {
  ...initialProfile,
  personalInfo: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', title: 'Navigator' },
  experiences: [
    { id: '0b9f6f5e-6f0c-4a51-9a8e-000000000001', title: 'Weaver', company: 'Loom', endDate: null, current: true },
  ],
};

let idCount = 0;
const preview = (resume: Readonly<Record<string, unknown>>, strategy: ImportStrategy = 'merge') => {
  const context = { newId: () => `random-${(idCount += 1)}`, today: () => TODAY, now: () => `${TODAY}T10:00:00.000Z` };
  return previewImport({ readResult: readResume(resume), strategy }, PROFILE, context).changes;
};

it('returns each change with the values before and after it, of lists only the changed items', () => {
  const [title, removed, added, ...others] = preview(
    { basics: { label: 'Pilot' }, work: [{ name: 'Acme', position: 'Engineer' }] },
    'replace',
  );
  expect(title).toMatchObject({
    section: 'personalInfo',
    description: 'Changed title',
    before: { personalInfo: { title: 'Navigator' } },
    after: { personalInfo: { title: 'Pilot' } },
  });
  expect(removed).toMatchObject({
    description: 'Removed experience Weaver at Loom',
    before: { experiences: [{ title: 'Weaver', company: 'Loom' }] },
    after: null,
  });
  expect(added).toMatchObject({
    description: 'Added experience Engineer at Acme',
    before: null,
    after: { experiences: [{ title: 'Engineer', company: 'Acme' }] },
  });
  expect(others).toEqual([]);
});

it('is the same for every preview of a resume, although ids are random', () => {
  const resume = { work: [{ name: 'Acme', position: 'Engineer' }], projects: [{ name: 'Loom' }] };
  const [first, second] = [preview(resume), preview(resume)];
  expect(first).toHaveLength(2);
  expect(second).toEqual(first);
  const ids = first
    .flatMap(({ after }) => [...(after?.experiences ?? []), ...(after?.projects ?? [])])
    .map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});

it('imports the sections once for both the changes and the left-out parts', () => {
  const today = jest.fn(() => TODAY);
  const readResult = readResume({ work: [{ name: 'Acme', position: 'Engineer' }], awards: [{}] });
  const context = { newId: () => 'id', today, now: () => `${TODAY}T10:00:00.000Z` };
  const { changes, leftOut } = previewImport({ readResult, strategy: 'merge' }, initialProfile, context);
  expect([changes.length, leftOut.length]).toEqual([1, 1]);
  expect(today).toHaveBeenCalledTimes(1);
});
