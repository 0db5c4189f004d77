import type { DetectedSkills, DetectedSkillsEvent, OnboardingEvent } from '@trackrecord/contracts';
import { onboardingAggregate } from '../onboarding/onboarding-aggregate.js';
import { toProgress } from '../onboarding/onboarding.codec.js';
import { givenDetectedSkills } from '../testing/given.js';
import { findNewSkills, withDetectedSkills } from './detected-skills.js';

type Skills = DetectedSkills['skills'];

const createDetection = (skills: Skills): DetectedSkills => ({
  source: { kind: 'dictation' },
  skills,
  engine: 'rules',
});
const detected = (skills: Skills) => ({ type: 'SkillsDetected', data: createDetection(skills) }) as const;
const record = (skills: Skills) => ({ type: 'RecordDetectedSkills', ...createDetection(skills) }) as const;

describe('recording detected skills', () => {
  it('ignores known skills, whatever their case', () => {
    givenDetectedSkills([detected({ technical: ['Go'] })])
      .when(record({ technical: ['GO', 'Rust'], soft: ['Mentoring'] }))
      .then([detected({ technical: ['Rust'], soft: ['Mentoring'] })]);
  });

  it('adds no event if all are known, in any category', () => {
    givenDetectedSkills([detected({ technical: ['Go'], tools: ['Docker'] })])
      .when(record({ domain: ['docker'], technical: ['Go'] }))
      .then([]);
  });

  it('is rejected after an erasure', () => {
    const erased: DetectedSkillsEvent = { type: 'AccountErased', data: {} };
    givenDetectedSkills([detected({ technical: ['Go'] }), erased])
      .when(record({ technical: ['Rust'] }))
      .thenRejected('account-erased');
  });

  it('stops at the maximum of a category', () => {
    const many = Array.from({ length: 199 }, (_, n) => `skill ${String(n)}`);
    expect(findNewSkills({ soft: many }, { soft: ['a', 'b'] })).toEqual({ soft: ['a'] });
  });
});

it('adds detected skills to a progress, together with those of an older onboarding stream', () => {
  const olderEvent: OnboardingEvent = detected({ technical: ['Go'] });
  const state = onboardingAggregate.evolve(onboardingAggregate.initialState, olderEvent);
  const progress = withDetectedSkills(toProgress('u', state, 0), {
    erased: false,
    skills: { technical: ['go', 'Rust'] },
  });
  expect(progress).toEqual({
    ...toProgress('u', onboardingAggregate.initialState, 0),
    detectedSkills: { technical: ['Go', 'Rust'] },
  });
});
