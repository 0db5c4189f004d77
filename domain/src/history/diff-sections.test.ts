import fc from 'fast-check';
import { initialProfile, type ProfileState } from '../profile/profile.js';
import { anyHistory } from '../testing/any-history.js';
import { diffSections, type SectionDiff } from './diff-sections.js';

/** Replaces the sections of a state by those of a diff. */
function applyDiff(state: ProfileState, diff: readonly SectionDiff[]): ProfileState {
  const changed = diff.map(({ section, after }) => {
    const absent = Array.isArray(state[section]) ? [] : undefined;
    return [section, after?.[section] ?? absent] as const;
  });
  return { ...state, ...(Object.fromEntries(changed) as Partial<ProfileState>) };
}

const getSections = (state: ProfileState) => {
  const { exists: _exists, erased: _erased, onboardingCompleted: _completed, ...sections } = state;
  return sections;
};

it('the difference turns the older state into the newer one and back, and has only sections that differ', () => {
  fc.assert(
    fc.property(anyHistory, fc.nat(), fc.nat(), (steps, first, second) => {
      const states = [initialProfile, ...steps.map(({ after }) => after)];
      const [older, newer] = [first, second].map((n) => states[n % states.length] ?? initialProfile);
      if (!older || !newer) throw new Error('there are no states');
      const diff = diffSections(older, newer);
      expect(getSections(applyDiff(older, diff))).toEqual(getSections(newer));
      expect(getSections(applyDiff(newer, diff.map(({ section, before, after }) => ({ section, before: after, after: before }))))).toEqual(getSections(older)); // prettier-ignore
      for (const { before, after } of diff) expect(before).not.toEqual(after);
    }),
  );
});

it('the difference of equal states is empty', () => {
  expect(diffSections(initialProfile, { ...initialProfile, skills: [] })).toEqual([]);
});

it('the difference has null for a section without content', () => {
  expect(diffSections(initialProfile, { ...initialProfile, skills: ['Go'], userType: 'student' })).toEqual([
    { section: 'userType', before: null, after: { userType: 'student' } },
    { section: 'skills', before: null, after: { skills: ['Go'] } },
  ]);
});
