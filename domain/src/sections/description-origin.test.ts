import type { Experience, OnboardingEvent, Project } from '@trackrecord/contracts';
import { given } from '../testing/given.js';
import { originOfChange, originOfStep } from './description-origin.js';

const id = 'e';
const job: Experience = { id, company: 'Engines', title: 'Poet', description: 'Wrote.', endDate: null, current: true };
const dictated: Experience = { ...job, descriptionOrigin: 'dictated' };
const notes: Project = { id: 'p', title: 'Notes', description: 'N.', endDate: null, isOngoing: false, links: [] };
const revised = (item: Experience) => ({ type: 'ExperienceRevised', data: { id, index: 0, item } }) as const;

describe('the origin of a description', () => {
  it('is that of the item', () => {
    const added = { type: 'ExperienceAdded', data: { id, index: 0, item: dictated } } as const;
    expect(originOfChange(added, { experiences: [] })).toBe('dictated');
    expect(originOfChange(revised({ ...dictated, description: 'Spoke.' }), { experiences: [job] })).toBe('dictated');
    expect(originOfChange(revised({ ...job, description: 'Typed.' }), { experiences: [dictated] })).toBeUndefined();
  });

  it('is undefined for other changes', () => {
    expect(originOfChange(revised({ ...dictated, title: 'Rider' }), { experiences: [dictated] })).toBeUndefined();
    expect(originOfChange({ type: 'SkillAdded', data: { skill: 'Go', index: 0 } }, {})).toBeUndefined();
  });

  it('is dictated if one of the new texts of a step is', () => {
    const step: OnboardingEvent = {
      type: 'OnboardingStepCompleted',
      data: {
        step: 'experience',
        data: { experiences: [dictated], projects: [{ ...notes, descriptionOrigin: 'suggested' }] },
      },
    };
    expect(originOfStep(step, { data: {} })).toBe('dictated');
    expect(originOfStep(step, { data: { experiences: [dictated] } })).toBe('suggested');
  });

  it('is kept with an unchanged text, and removed with a changed one', () => {
    const past = [
      { type: 'UserTypeChosen', data: { userType: 'student' } },
      { type: 'ExperienceAdded', data: { id, index: 0, item: dictated } },
    ] as const;
    const saved = (item: Experience) =>
      ({ type: 'ReplaceSections', sections: { experiences: [item] }, faults: [] }) as const;
    given(past).when(saved(job)).then([]);
    const typed = { ...job, description: 'Typed anew.' };
    given(past)
      .when(saved(typed))
      .then([revised(typed)]);
  });
});
