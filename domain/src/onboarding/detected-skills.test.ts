import type { DetectedSkills, OnboardingEvent } from '@trackrecord/contracts';
import { givenOnboarding } from '../testing/given.js';
import { newSkills } from './detected-skills.js';
import { onboardingAggregate } from './onboarding-aggregate.js';
import { progressOf } from './onboarding.codec.js';

const source = { kind: 'dictation' } as const;
const found = (skills: DetectedSkills['skills']): DetectedSkills => ({ source, skills, engine: 'rules' });
const detected = (skills: DetectedSkills['skills']): OnboardingEvent => ({
  type: 'SkillsDetected',
  data: found(skills),
});
const notice = (skills: DetectedSkills['skills']) => ({ type: 'NoticeSkills', ...found(skills) }) as const;

describe('skills that are noticed', () => {
  it('are recorded as far as nobody had noticed them, whatever their case', () => {
    givenOnboarding([detected({ technical: ['Go'] })])
      .when(notice({ technical: ['GO', 'Rust'], soft: ['Mentoring'] }))
      .then([detected({ technical: ['Rust'], soft: ['Mentoring'] })]);
  });

  it('and known already, in any category, lead to nothing', () => {
    givenOnboarding([detected({ technical: ['Go'], tools: ['Docker'] })])
      .when(notice({ domain: ['docker'], technical: ['Go'] }))
      .then([]);
  });

  it('are part of the progress, and change nothing of it that somebody wrote', () => {
    const events = [detected({ technical: ['Go'] }), detected({ technical: ['Rust'] })];
    const state = events.reduce(onboardingAggregate.evolve, onboardingAggregate.initialState);
    const { detectedSkills, ...rest } = progressOf('u', state, 1);
    expect(detectedSkills).toEqual({ technical: ['Go', 'Rust'] });
    expect({ ...rest, detectedSkills: {} }).toEqual(progressOf('u', onboardingAggregate.initialState, 1));
    expect(state.trailingSystemEvents).toBe(2);
  });

  it('are not recorded beyond what a list holds', () => {
    const many = Array.from({ length: 199 }, (_, n) => `skill ${String(n)}`);
    expect(newSkills({ soft: many }, { soft: ['a', 'b'] })).toEqual({ soft: ['a'] });
  });
});
