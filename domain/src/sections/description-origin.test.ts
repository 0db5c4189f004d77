import type { Experience, OnboardingEvent, Project } from '@trackrecord/contracts';
import { given } from '../testing/given.js';
import { originOfChange, originOfStep } from './description-origin.js';

const id = 'e';
const job: Experience = { id, company: 'Engines', title: 'Poet', description: 'Wrote.', endDate: null, current: true };
const dictated: Experience = { ...job, descriptionOrigin: 'dictated' };
const notes: Project = { id: 'p', title: 'Notes', description: 'N.', endDate: null, isOngoing: false, links: [] };
const revised = (item: Experience) => ({ type: 'ExperienceRevised', data: { id, index: 0, item } }) as const;

describe('how a text came about', () => {
  it('is that of the item that brings it', () => {
    const added = { type: 'ExperienceAdded', data: { id, index: 0, item: dictated } } as const;
    expect(originOfChange(added, { experiences: [] })).toBe('dictated');
    expect(originOfChange(revised({ ...dictated, description: 'Spoke.' }), { experiences: [job] })).toBe('dictated');
    expect(originOfChange(revised({ ...job, description: 'Typed.' }), { experiences: [dictated] })).toBeUndefined();
  });

  it('is nothing to a change of something else', () => {
    expect(originOfChange(revised({ ...dictated, title: 'Rider' }), { experiences: [dictated] })).toBeUndefined();
    expect(originOfChange({ type: 'SkillAdded', data: { skill: 'Go', index: 0 } }, {})).toBeUndefined();
  });

  it('of a step is dictated if one of its new texts was', () => {
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

  it('stays with an unchanged text, and goes with a changed one, whether or not it is said again', () => {
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
