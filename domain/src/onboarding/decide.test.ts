import type { Experience, OnboardingDraft, OnboardingEvent, Project } from '@trackrecord/contracts';
import { givenOnboarding } from '../testing/given.js';

const job: Experience = { id: 'e', company: 'Engines', title: 'Programmer', endDate: null, current: true };
const notes: Project = { id: 'p', title: 'Notes', endDate: null, isOngoing: false, links: [] };
const userTypeChosen = (userType: 'student' | 'professional'): OnboardingEvent => ({
  type: 'OnboardingStepCompleted',
  data: { step: 'userType', data: { userType } },
});
const completed = (data: { experiences: Experience[]; projects: Project[] }): OnboardingEvent => ({
  type: 'OnboardingStepCompleted',
  data: { step: 'experience', data },
});
const skipped: OnboardingEvent = { type: 'OnboardingStepSkipped', data: { step: 'experience' } };
const skillsDraft: OnboardingDraft = {
  kind: 'skills',
  value: { skills: ['Go'], typed: 'Ru', bulk: '', isBulk: false },
};
/** A job that passes the validation of the wizard. */
const validJob: Experience = {
  ...job,
  id: '0d0b3a5e-5a3f-4f0e-9a52-0f3a3c6d1e11',
  description: 'Programmed the engine.',
  startDate: '2020-01-01T00:00:00.000Z',
};
const jobDraft: OnboardingDraft = { kind: 'experience', value: { items: [validJob], form: null } };
const draftKept = (data: OnboardingDraft): OnboardingEvent => ({ type: 'DraftKept', data });
const complete = (experiences: Experience[], projects: Project[]) =>
  ({ type: 'CompleteStep', step: 'experience', sections: { experiences, projects } }) as const;
const skip = { type: 'SkipStep', step: 'experience' } as const;

describe('completing a step', () => {
  it('stores its data, with new ids for new items', () => {
    const { id: _, ...jobInput } = job;
    givenOnboarding([])
      .when({ type: 'CompleteStep', step: 'experience', sections: { experiences: [jobInput], projects: [] } })
      .then([completed({ experiences: [{ ...job, id: 'new-1' }], projects: [] })]);
  });

  it('adds no event if nothing changed', () => {
    const { id: _, ...jobInput } = job;
    givenOnboarding([completed({ experiences: [job], projects: [] })])
      .when({ type: 'CompleteStep', step: 'experience', sections: { experiences: [jobInput], projects: [] } })
      .then([]);
  });

  it('adds an event for unchanged data if the step has a draft', () => {
    givenOnboarding([completed({ experiences: [job], projects: [] }), draftKept(jobDraft)])
      .when(complete([job], []))
      .then([completed({ experiences: [job], projects: [] })]);
  });

  it('keeps the details of a preferred role', () => {
    const role = { id: 'r', title: 'Pilot', match: 80, requiredSkills: ['Calm'] };
    const preferences = { workModes: ['Remote'], locations: [], jobTypes: [], preferredIndustries: [], languages: [] };
    const step = 'preferences';
    givenOnboarding([
      { type: 'OnboardingStepCompleted', data: { step, data: { preferences, preferredRoles: [role] } } },
    ])
      .when({ type: 'CompleteStep', step, sections: { preferences, preferredRoles: [{ title: 'PILOT' }] } })
      .then([
        {
          type: 'OnboardingStepCompleted',
          data: { step, data: { preferences, preferredRoles: [{ ...role, title: 'PILOT' }] } },
        },
      ]);
  });

  it('requires experience or projects, depending on the user type', () => {
    givenOnboarding([userTypeChosen('student')])
      .when(complete([job], []))
      .thenRejected('project-required-to-continue');
    givenOnboarding([userTypeChosen('professional')])
      .when(complete([], [notes]))
      .thenRejected('experience-required-to-continue');
    givenOnboarding([])
      .when(complete([], [notes]))
      .thenRejected('experience-required-to-continue');
  });
});

describe('skipping a step', () => {
  it('is allowed for the experience step only', () => {
    givenOnboarding([]).when({ type: 'SkipStep', step: 'skills' }).thenRejected('step-not-skippable');
  });

  it('requires what the user type needs, in the data or in a draft', () => {
    givenOnboarding([userTypeChosen('professional')])
      .when(skip)
      .thenRejected('experience-required-to-continue');
    givenOnboarding([userTypeChosen('professional'), draftKept(jobDraft)])
      .when(skip)
      .then([skipped]);
    givenOnboarding([userTypeChosen('student'), draftKept(jobDraft)])
      .when(skip)
      .thenRejected('project-required-to-continue');
  });

  it('is rejected if an item of the draft is not valid', () => {
    const { description: _, ...incomplete } = validJob;
    givenOnboarding([
      userTypeChosen('professional'),
      draftKept({ kind: 'experience', value: { items: [incomplete], form: null } }),
    ])
      .when(skip)
      .thenRejected('not-valid', [{ path: 'experiences.0.description', message: 'Description is required' }]);
  });

  it('is rejected if the draft no longer has what the user type requires', () => {
    givenOnboarding([
      completed({ experiences: [job], projects: [] }),
      draftKept({ kind: 'experience', value: { items: [], form: null } }),
    ])
      .when(skip)
      .thenRejected('experience-required-to-continue');
  });

  it('adds no event if the step was already skipped', () => {
    givenOnboarding([draftKept(jobDraft), skipped])
      .when(skip)
      .then([]);
  });
});

describe('storing a draft', () => {
  it('adds an event if it differs', () => {
    const newerDraft: OnboardingDraft = {
      kind: 'skills',
      value: { skills: ['Go'], typed: 'Rust', bulk: '', isBulk: false },
    };
    givenOnboarding([])
      .when({ type: 'KeepDraft', draft: skillsDraft })
      .then([draftKept(skillsDraft)]);
    givenOnboarding([draftKept(skillsDraft)])
      .when({ type: 'KeepDraft', draft: skillsDraft })
      .then([]);
    givenOnboarding([draftKept(skillsDraft)])
      .when({ type: 'KeepDraft', draft: newerDraft })
      .then([draftKept(newerDraft)]);
  });

  it('adds an event if the draft is removed, but not if there was none', () => {
    const noDraft: OnboardingDraft = { kind: 'skills', value: null };
    givenOnboarding([draftKept(skillsDraft)])
      .when({ type: 'KeepDraft', draft: noDraft })
      .then([draftKept(noDraft)]);
    givenOnboarding([]).when({ type: 'KeepDraft', draft: noDraft }).then([]);
  });
});

it.each([complete([job], []), skip, { type: 'KeepDraft', draft: skillsDraft } as const])(
  'rejects $type after the account was erased',
  (command) => {
    givenOnboarding([userTypeChosen('student'), { type: 'AccountErased', data: {} }])
      .when(command)
      .thenRejected('account-erased');
  },
);
