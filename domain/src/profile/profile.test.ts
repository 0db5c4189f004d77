import type { Education, PreferredRole, ProfileEvent } from '@trackrecord/contracts';
import { evolve } from './profile.js';
import { initialProfile } from './profile.js';

const fold = (events: readonly ProfileEvent[]) => events.reduce(evolve, initialProfile);
const school = (id: string, institution: string): Education => ({
  id,
  institution,
  courseType: 'Diploma',
  courseName: 'Boats',
  endDate: null,
  isCurrentlyStudying: true,
  achievements: '',
});
const add = (item: Education, index: number): ProfileEvent => ({
  type: 'EducationAdded',
  data: { id: item.id, index, item },
});

describe('folding a list', () => {
  const a = school('a', 'Alpha');
  const b = school('b', 'Beta');
  const c = school('c', 'Gamma');

  it('inserts an added item at its index', () => {
    expect(fold([add(a, 0), add(b, 0), add(c, 1)]).educations).toEqual([b, c, a]);
  });

  it('replaces an item in its place', () => {
    const better = school('b', 'Better');
    const revised: ProfileEvent = { type: 'EducationRevised', data: { id: 'b', index: 1, item: better } };
    expect(fold([add(a, 0), add(b, 1), add(c, 2), revised]).educations).toEqual([a, better, c]);
  });

  it('removes and sorts items by id', () => {
    const events: ProfileEvent[] = [
      add(a, 0),
      add(b, 1),
      add(c, 2),
      { type: 'EducationRemoved', data: { id: 'a', index: 0 } },
      { type: 'EducationsReordered', data: { ids: ['c', 'b'] } },
    ];
    expect(fold(events).educations).toEqual([c, b]);
  });

  it('keeps skills in order', () => {
    const events: ProfileEvent[] = [
      { type: 'SkillAdded', data: { skill: 'Go', index: 0 } },
      { type: 'SkillAdded', data: { skill: 'C', index: 0 } },
      { type: 'SkillAdded', data: { skill: 'R', index: 2 } },
      { type: 'SkillRemoved', data: { skill: 'Go', index: 1 } },
    ];
    expect(fold(events).skills).toEqual(['C', 'R']);
  });

  it('changes only the list of the event', () => {
    const role: PreferredRole = { id: 'r', title: 'Pilot', match: 50, requiredSkills: [] };
    const state = fold([add(a, 0), { type: 'PreferredRoleAdded', data: { id: 'r', index: 0, item: role } }]);
    expect([state.educations, state.preferredRoles, state.projects, state.experiences]).toEqual([[a], [role], [], []]);
  });
});

it('keeps only the erased flag after an erasure', () => {
  const state = fold([add(school('a', 'Alpha'), 0), { type: 'AccountErased', data: {} }]);
  expect(state).toEqual({ ...initialProfile, erased: true });
});
