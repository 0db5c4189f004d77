import { ONBOARDING_STEPS, type OnboardingDraft, type OnboardingEvent, type Project } from '@trackrecord/contracts';
import fc from 'fast-check';
import { DomainError } from '../domain-error.js';
import { someSections } from '../testing/any-sections.js';
import { createTestContext } from '../testing/given.js';
import type { OnboardingCommand } from './decide.js';
import { onboardingAggregate } from './onboarding-aggregate.js';
import { toOnboardingState, toProgress } from './onboarding.codec.js';
import type { OnboardingState } from './onboarding.js';

const { evolve, initialState } = onboardingAggregate;
const fold = (events: readonly OnboardingEvent[]) => toProgress('u', events.reduce(evolve, initialState), 0);
const done = (step: (typeof ONBOARDING_STEPS)[number]): OnboardingEvent => ({
  type: 'OnboardingStepCompleted',
  data: { step, data: {} },
});
const notes: Project = { id: 'p', title: 'Notes', endDate: null, isOngoing: false, links: [] };
const typed = { firstName: 'Ad', lastName: '', linkedInUrl: '' };
const draft: OnboardingEvent = { type: 'DraftKept', data: { kind: 'personal', value: typed } };

describe('the current step', () => {
  it('is the first that is not completed', () => {
    expect(fold([]).step).toBe('userType');
    expect(fold([done('userType'), done('skills')]).step).toBe('personal');
  });

  it('is the last if all are completed', () => {
    expect(fold(ONBOARDING_STEPS.map(done)).step).toBe('review');
  });

  it('is the one with the newest draft', () => {
    expect(fold([done('userType'), done('personal'), draft]).step).toBe('personal');
    expect(fold([draft, done('userType'), done('education')]).step).toBe('personal');
    expect(fold([draft, { type: 'DraftKept', data: { kind: 'personal', value: null } }]).step).toBe('userType');
  });
});

it('lists completed steps in the order of the wizard', () => {
  expect(fold([done('skills'), done('userType'), done('skills')]).done).toEqual(['userType', 'skills']);
});

it('removes the drafts of a completed step and keeps the others', () => {
  const project: OnboardingEvent = { type: 'DraftKept', data: { kind: 'project', value: { items: [], form: null } } };
  expect(fold([draft, project, done('experience')]).drafts).toEqual({ personal: typed });
});

it('turns the lists in the drafts of a skipped step into data', () => {
  const project: OnboardingEvent = {
    type: 'DraftKept',
    data: { kind: 'project', value: { items: [notes], form: null } },
  };
  const skipped: OnboardingEvent = { type: 'OnboardingStepSkipped', data: { step: 'experience' } };
  expect(fold([project, draft, skipped])).toMatchObject({
    done: ['experience'],
    data: { projects: [notes] },
    drafts: { personal: typed },
  });
});

it('the onboarding is empty after an erasure', () => {
  expect(fold([done('userType'), draft, { type: 'AccountErased', data: {} }])).toEqual(fold([]));
});

describe('for any sequence of commands', () => {
  const step = fc.constantFrom(...ONBOARDING_STEPS);
  const items = fc.subarray([notes]).map((list): OnboardingDraft => ({
    kind: 'project',
    value: { items: list, form: null },
  }));
  const anyDraft = fc.oneof(
    items,
    fc.constantFrom<OnboardingDraft[]>(
      { kind: 'personal', value: typed },
      { kind: 'personal', value: null },
      { kind: 'project', value: null },
    ),
  );
  const command: fc.Arbitrary<OnboardingCommand> = fc.oneof(
    fc.tuple(step, someSections).map(([step, sections]) => ({ type: 'CompleteStep' as const, step, sections })),
    step.map((step) => ({ type: 'SkipStep' as const, step })),
    anyDraft.map((draft) => ({ type: 'KeepDraft' as const, draft })),
  );
  const context = createTestContext();
  const decide = (next: OnboardingCommand, state: OnboardingState): readonly OnboardingEvent[] => {
    try {
      return onboardingAggregate.decide(next, state, context);
    } catch (error) {
      if (error instanceof DomainError) return [];
      throw error;
    }
  };
  const record = (state: OnboardingState, next: OnboardingCommand) => decide(next, state).reduce(evolve, state);

  it('adds no event for a repeated command', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 6 }), command, (commands, next) => {
        const after = record(commands.reduce(record, initialState), next);
        expect(decide(next, after)).toEqual([]);
      }),
    );
  });

  it('applies event by event to the stored view, with the same progress as for the whole stream', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 8 }), (commands) => {
        const streamState = commands.reduce(record, initialState);
        const storedView = commands.reduce(
          (viewBefore, next) =>
            decide(next, toOnboardingState(viewBefore)).reduce(
              (progress, event) => toProgress('u', evolve(toOnboardingState(progress), event), progress.revision + 1),
              viewBefore,
            ),
          toProgress('u', initialState, -1),
        );
        // `data` is not compared: each command is decided twice, so new items have other ids.
        const { data: _, revision: __, ...comparedFields } = storedView;
        expect(toProgress('u', streamState, 0)).toMatchObject(comparedFields);
      }),
    );
  });
});
