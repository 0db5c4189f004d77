import type { Experience, OnboardingEvent, Project } from '@trackrecord/contracts';
import { given } from '../testing/given.js';
import { getChangeOrigin, getStepOrigin } from './description-origin.js';

const id = 'e';
const job: Experience = { id, company: 'Engines', title: 'Poet', description: 'Wrote.', endDate: null, current: true };
const dictated: Experience = { ...job, descriptionOrigin: 'dictated' };
const notes: Project = { id: 'p', title: 'Notes', description: 'N.', endDate: null, isOngoing: false, links: [] };
const revised = (item: Experience) => ({ type: 'ExperienceRevised', data: { id, index: 0, item } }) as const;

describe('the origin of a description', () => {
  it('is that of the item', () => {
    const added = { type: 'ExperienceAdded', data: { id, index: 0, item: dictated } } as const;
    expect(getChangeOrigin(added, { experiences: [] })).toBe('dictated');
    expect(getChangeOrigin(revised({ ...dictated, description: 'Spoke.' }), { experiences: [job] })).toBe('dictated');
    expect(getChangeOrigin(revised({ ...job, description: 'Typed.' }), { experiences: [dictated] })).toBeUndefined();
  });

  it('is undefined for other changes', () => {
    expect(getChangeOrigin(revised({ ...dictated, title: 'Rider' }), { experiences: [dictated] })).toBeUndefined();
    expect(getChangeOrigin({ type: 'SkillAdded', data: { skill: 'Go', index: 0 } }, {})).toBeUndefined();
  });

  it('is dictated if one of the new texts of a step is', () => {
    const step: OnboardingEvent = {
      type: 'OnboardingStepCompleted',
      data: {
        step: 'experience',
        data: { experiences: [dictated], projects: [{ ...notes, descriptionOrigin: 'suggested' }] },
      },
    };
    expect(getStepOrigin(step, { data: {} })).toBe('dictated');
    expect(getStepOrigin(step, { data: { experiences: [dictated] } })).toBe('suggested');
  });

  it('is kept with an unchanged text, and removed with a changed one', () => {
    const past = [
      { type: 'UserTypeChosen', data: { userType: 'student' } },
      { type: 'ExperienceAdded', data: { id, index: 0, item: dictated } },
    ] as const;
    const saved = (item: Experience) =>
      ({ type: 'ReplaceSections', sections: { experiences: [item] }, errors: [] }) as const;
    given(past).when(saved(job)).then([]);
    const typed = { ...job, description: 'Typed again.' };
    given(past)
      .when(saved(typed))
      .then([revised(typed)]);
  });
});
