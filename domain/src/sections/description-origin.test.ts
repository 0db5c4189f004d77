import type { Experience, OnboardingEvent, Project } from '@trackrecord/contracts';
import { given } from '../testing/given.js';
import { getChangeOrigin, getStepOrigin } from './description-origin.js';

const id = 'e';
const typedExperience: Experience = {
  id,
  company: 'Engines',
  title: 'Poet',
  description: 'Wrote.',
  endDate: null,
  current: true,
};
const dictatedExperience: Experience = { ...typedExperience, descriptionOrigin: 'dictated' };
const typedProject: Project = {
  id: 'p',
  title: 'Notes',
  description: 'N.',
  endDate: null,
  isOngoing: false,
  links: [],
};
const createRevisedEvent = (item: Experience) => ({ type: 'ExperienceRevised', data: { id, index: 0, item } }) as const;

describe('the origin of a description', () => {
  it('is that of the item', () => {
    const addedEvent = { type: 'ExperienceAdded', data: { id, index: 0, item: dictatedExperience } } as const;
    expect(getChangeOrigin(addedEvent, { experiences: [] })).toBe('dictated');
    expect(
      getChangeOrigin(createRevisedEvent({ ...dictatedExperience, description: 'Spoke.' }), {
        experiences: [typedExperience],
      }),
    ).toBe('dictated');
    expect(
      getChangeOrigin(createRevisedEvent({ ...typedExperience, description: 'Typed.' }), {
        experiences: [dictatedExperience],
      }),
    ).toBeUndefined();
  });

  it('is undefined for other changes', () => {
    expect(
      getChangeOrigin(createRevisedEvent({ ...dictatedExperience, title: 'Rider' }), {
        experiences: [dictatedExperience],
      }),
    ).toBeUndefined();
    expect(getChangeOrigin({ type: 'SkillAdded', data: { skill: 'Go', index: 0 } }, {})).toBeUndefined();
  });

  it('is dictated if one of the new texts of a step is', () => {
    const step: OnboardingEvent = {
      type: 'OnboardingStepCompleted',
      data: {
        step: 'experience',
        data: { experiences: [dictatedExperience], projects: [{ ...typedProject, descriptionOrigin: 'suggested' }] },
      },
    };
    expect(getStepOrigin(step, { data: {} })).toBe('dictated');
    expect(getStepOrigin(step, { data: { experiences: [dictatedExperience] } })).toBe('suggested');
  });

  it('is kept with an unchanged text, and removed with a changed one', () => {
    const past = [
      { type: 'UserTypeChosen', data: { userType: 'student' } },
      { type: 'ExperienceAdded', data: { id, index: 0, item: dictatedExperience } },
    ] as const;
    const createReplaceCommand = (item: Experience) =>
      ({ type: 'ReplaceSections', sections: { experiences: [item] }, errors: [] }) as const;
    given(past).when(createReplaceCommand(typedExperience)).then([]);
    const retypedExperience = { ...typedExperience, description: 'Typed again.' };
    given(past)
      .when(createReplaceCommand(retypedExperience))
      .then([createRevisedEvent(retypedExperience)]);
  });
});
