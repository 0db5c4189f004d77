import type { ApplicationsEvent, Application } from '@trackrecord/contracts';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { createTestContext } from '../testing/given.js';
import { applicationsCodec } from './applications.codec.js';
import { type ApplicationsState, evolve, findApplication, getStage, initialApplications } from './applications.js';
import { type ApplicationsCommand, decide } from './decide.js';
import { describeApplicationsEvent, describeTimelineEvent, getHiddenJobId } from './describe-applications-event.js';
import { type ApplicationsStep, planApplicationsUndo } from './plan-applications-undo.js';

const context = { ...createTestContext(), newId: randomUUID };

/** Applies commands, and returns each event with the states before and after it. */
function run(commands: readonly ApplicationsCommand[], from: ApplicationsState = initialApplications) {
  const steps: ApplicationsStep[] = [];
  let state = from;
  for (const command of commands) {
    for (const event of decide(command, state, context)) {
      const before = state;
      state = evolve(state, event);
      steps.push({ event, before, after: state });
    }
  }
  return { steps, state };
}

/** Undoes an event and returns the state after it. */
function undo(step: ApplicationsStep, state: ApplicationsState): ApplicationsState {
  const plan = planApplicationsUndo(step, state);
  if ('obstacle' in plan) throw new Error(plan.obstacle);
  return evolve(state, { type: 'ChangeUndone', data: { eventId: randomUUID(), change: plan.change } });
}

const withoutRevision = ({ applications, hiddenPostings, hiddenCompanies, savedEvents }: ApplicationsState) => ({
  applications,
  hiddenPostings,
  hiddenCompanies,
  // The undo of a removal saves a career event again, at the end of the list, so its order is not compared.
  savedEvents: savedEvents.toSorted((a, b) => a.eventId.localeCompare(b.eventId)),
});

const makeEvent = (n: number) => ({
  eventId: `event-${String(n)}`,
  title: `Meet-up ${String(n)}`,
  startDate: '2024-06-01T17:00:00.000Z',
  endDate: '2024-06-01T20:00:00.000Z',
  place: 'Kochi, India',
  source: 'Meet-up',
  link: 'https://events.example/1',
  isSample: false,
});

const addCommand = (jobId: string): ApplicationsCommand => ({
  type: 'AddApplication',
  posting: { title: `Engineer ${jobId}`, company: 'Kestrel Labs', jobId },
  text: 'text',
  source: 'job',
  move: { stage: 'saved' },
});

/** Returns a command that fits a state, chosen by three numbers: its kind, the application, and a value in it. */
function toCommand(
  [kind, which, value]: readonly [number, number, number],
  state: ApplicationsState,
): ApplicationsCommand {
  const application = state.applications[which % Math.max(1, state.applications.length)];
  if (!application || kind === 0) return addCommand(randomUUID());
  const applicationId = application.id;
  const note = application.notes[value % Math.max(1, application.notes.length)];
  const contact = application.contacts[value % Math.max(1, application.contacts.length)];
  const step = application.nextSteps[value % Math.max(1, application.nextSteps.length)];
  const text = `value ${String(value)}`;
  const commands: readonly ApplicationsCommand[] = [
    { type: 'RemoveApplication', applicationId },
    { type: 'ChangePosting', applicationId, posting: { title: text, company: 'Other' } },
    { type: 'MoveApplication', applicationId, move: { stage: value % 2 === 0 ? 'applied' : 'interviewing' } },
    { type: 'MoveApplication', applicationId, move: { stage: 'closed', reason: 'declined' } },
    {
      type: 'CloseApplications',
      applicationIds: state.applications.slice(value % state.applications.length).map(({ id }) => id),
      reason: 'no-answer',
    },
    { type: 'AddNextStep', applicationId, nextStep: { title: text, due: '2024-06-01' } },
    ...(step
      ? ([
          { type: 'ChangeNextStep', applicationId, stepId: step.id, nextStep: { title: text, due: '2024-06-02' } },
          { type: 'CompleteNextStep', applicationId, stepId: step.id },
          { type: 'CancelNextStep', applicationId, stepId: step.id },
        ] as const)
      : []),
    { type: 'ChangeNextStep', applicationId, nextStep: { title: text, due: '2024-06-03' } },
    { type: 'CompleteNextStep', applicationId },
    { type: 'CancelNextStep', applicationId },
    { type: 'AddEntry', applicationId, list: 'notes', entry: { text } },
    { type: 'AddEntry', applicationId, list: 'contacts', entry: { name: text } },
    {
      type: 'AddEntry',
      applicationId,
      list: 'salaries',
      entry: { amount: value, currency: 'USD', period: 'YEAR', by: 'user' },
    },
    { type: 'HidePosting', jobId: `job-${String(value % 3)}` },
    { type: 'UnhidePosting', jobId: `job-${String(value % 3)}` },
    { type: 'HideCompany', company: `Inn ${String(value % 3)}` },
    { type: 'UnhideCompany', company: `inn ${String(value % 3)}` },
    { type: 'SaveCareerEvent', event: makeEvent(value % 3) },
    { type: 'RemoveCareerEvent', eventId: makeEvent(value % 3).eventId },
    {
      type: 'RecordSent',
      applicationId,
      sent: {
        at: context.now(),
        profileRevision: value,
        cvHash: 'a'.repeat(64),
        cvBytes: 1 + value,
        postingHash: 'b'.repeat(64),
      },
    },
    ...(note
      ? ([
          { type: 'ChangeEntry', applicationId, list: 'notes', entryId: note.id, entry: { text } },
          { type: 'RemoveEntry', applicationId, list: 'notes', entryId: note.id },
        ] as const)
      : []),
    ...(contact
      ? ([
          { type: 'ChangeEntry', applicationId, list: 'contacts', entryId: contact.id, entry: { name: text } },
          { type: 'RemoveEntry', applicationId, list: 'contacts', entryId: contact.id },
        ] as const)
      : []),
  ];
  return commands[kind % commands.length] ?? addCommand(randomUUID());
}

const choices = fc.array(fc.tuple(fc.nat(42), fc.nat(4), fc.nat(5)), { minLength: 1, maxLength: 30 });

function runChoices(chosen: readonly (readonly [number, number, number])[]) {
  let state = initialApplications;
  const steps: ApplicationsStep[] = [];
  for (const choice of chosen) {
    const result = run([toCommand(choice, state)], state);
    steps.push(...result.steps);
    ({ state } = result);
  }
  return { steps, state };
}

it('undoes the newest event of any history, and redoes it', () => {
  fc.assert(
    fc.property(choices, (chosen) => {
      const { steps, state } = runChoices(chosen);
      const last = steps.at(-1);
      if (!last) return;
      const undone = undo(last, state);
      expect(withoutRevision(undone)).toEqual(withoutRevision(last.before));
      const plan = planApplicationsUndo(last, state);
      if ('obstacle' in plan) throw new Error(plan.obstacle);
      const event: ApplicationsEvent = { type: 'ChangeUndone', data: { eventId: randomUUID(), change: plan.change } };
      const redone = undo({ event, before: state, after: evolve(state, event) }, undone);
      expect(withoutRevision(redone)).toEqual(withoutRevision(state));
    }),
  );
});

it('undoes the events of any history one after the other, newest first', () => {
  fc.assert(
    fc.property(choices, (chosen) => {
      const { steps, state } = runChoices(chosen);
      const first = steps.toReversed().reduce((current, step) => undo(step, current), state);
      expect(withoutRevision(first)).toEqual(withoutRevision(initialApplications));
    }),
  );
});

it('never changes other applications', () => {
  fc.assert(
    fc.property(choices, fc.nat(30), (chosen, which) => {
      const { steps, state } = runChoices(chosen);
      const step = steps[which % Math.max(1, steps.length)];
      if (!step) return;
      const plan = planApplicationsUndo(step, state);
      if ('obstacle' in plan) return;
      const change = plan.change.data;
      const changedIds = 'moves' in change ? change.moves.map(({ applicationId }) => applicationId) : [];
      if ('applicationId' in change) changedIds.push(change.applicationId);
      const others = ({ applications }: ApplicationsState) => applications.filter(({ id }) => !changedIds.includes(id));
      expect(others(undo(step, state))).toEqual(others(state));
    }),
  );
});

describe('an undo in an application that changed later', () => {
  const first = run([addCommand('a')]);
  const applicationId = first.state.applications[0]?.id ?? '';
  const move = (stage: 'applied' | 'interviewing'): ApplicationsCommand => ({
    type: 'MoveApplication',
    applicationId,
    move: { stage },
  });

  it('is refused for a move that was followed by another, but not for the last move', () => {
    const { steps, state } = run([move('applied'), move('interviewing')], first.state);
    expect(steps[0] && planApplicationsUndo(steps[0], state)).toEqual({ obstacle: 'changed-since' });
    expect(steps[1] && getStage(getApplication(undo(steps[1], state)))).toBe('applied');
  });

  it('of a move keeps a note that was added after it', () => {
    const { steps, state } = run(
      [move('applied'), { type: 'AddEntry', applicationId, list: 'notes', entry: { text: 'Call Sara' } }],
      first.state,
    );
    if (!steps[0]) throw new Error('no move');
    expect(getApplication(undo(steps[0], state))).toMatchObject({
      moves: [{ stage: 'saved' }],
      notes: [{ text: 'Call Sara' }],
    });
  });

  it('is refused for the addition of the application', () => {
    const { state } = run([move('applied')], first.state);
    expect(first.steps[0] && planApplicationsUndo(first.steps[0], state)).toEqual({ obstacle: 'changed-since' });
  });

  function getApplication(state: ApplicationsState): Application {
    const application = findApplication(state, applicationId);
    if (!application) throw new Error('no application');
    return application;
  }
});

describe('the closing of several applications', () => {
  const before = run(['a', 'b', 'c'].map(addCommand)).state;
  const ids = before.applications.map(({ id }) => id);
  const { steps, state } = run([{ type: 'CloseApplications', applicationIds: ids, reason: 'no-answer' }], before);
  const [step] = steps;
  if (!step) throw new Error('not closed');
  const getStages = ({ applications }: ApplicationsState) => applications.map(getStage);

  it('is undone by one change', () => {
    expect(getStages(state)).toEqual(['closed', 'closed', 'closed']);
    expect(getStages(undo(step, state))).toEqual(['saved', 'saved', 'saved']);
  });

  it('is undone without those that were moved or removed since', () => {
    const [first = '', second = ''] = ids;
    const changes: readonly ApplicationsCommand[] = [
      { type: 'MoveApplication', applicationId: first, move: { stage: 'offer' } },
      { type: 'RemoveApplication', applicationId: second },
    ];
    const later = run(changes, state).state;
    expect(getStages(undo(step, later))).toEqual(['offer', 'saved']);
    const last = run([{ type: 'RemoveApplication', applicationId: ids[2] ?? '' }], later).state;
    expect(planApplicationsUndo(step, last)).toEqual({ obstacle: 'changed-since' });
  });

  it.each([
    [3, 'Closed 3 applications (no answer)', 'Undid: closed 3 applications (no answer)'],
    [1, 'Closed Engineer a at Kestrel Labs (no answer)', 'Undid: closed Engineer a at Kestrel Labs (no answer)'],
  ])('of %s is described', (count, closed, undone) => {
    const close = { type: 'CloseApplications', applicationIds: ids.slice(0, count), reason: 'no-answer' } as const;
    const result = run([close], before);
    expect(result.steps.map(describeApplicationsEvent)).toEqual([closed]);
    const plan = result.steps[0] && planApplicationsUndo(result.steps[0], result.state);
    if (!plan || 'obstacle' in plan) throw new Error('not undoable');
    const event: ApplicationsEvent = { type: 'ChangeUndone', data: { eventId: randomUUID(), change: plan.change } };
    const after = evolve(result.state, event);
    expect(describeApplicationsEvent({ event, before: result.state, after })).toBe(undone);
  });
});

describe('undo of a hidden company', () => {
  const hidden = run([{ type: 'HideCompany', company: 'ACME Inc.' }]);
  const shown = run([{ type: 'UnhideCompany', company: 'Acme' }], hidden.state);
  const [hide, show] = [hidden.steps[0], shown.steps[0]];
  if (!hide || !show) throw new Error('no events');

  it('shows its jobs again, and hides them again', () => {
    expect(undo(hide, hidden.state).hiddenCompanies).toEqual([]);
    expect(undo(show, shown.state).hiddenCompanies).toEqual(['ACME Inc.']);
  });

  it('is refused once the company was shown or hidden again, by any of its names', () => {
    const { state } = run([{ type: 'HideCompany', company: 'Acme' }], shown.state);
    for (const step of [hide, show]) expect(planApplicationsUndo(step, state)).toEqual({ obstacle: 'changed-since' });
    expect(planApplicationsUndo(hide, shown.state)).toEqual({ obstacle: 'changed-since' });
  });

  it('is described with the name', () => {
    expect([hide, show].map(describeApplicationsEvent)).toEqual([
      'Hid the jobs of ACME Inc.',
      'Showed the jobs of ACME Inc. again',
    ]);
  });
});

it('names a hidden job if its name is known', () => {
  const [hide] = run([{ type: 'HidePosting', jobId: 'sample-2' }]).steps;
  const [show] = run([{ type: 'UnhidePosting', jobId: 'sample-2' }], hide?.after).steps;
  if (!hide || !show) throw new Error('no events');
  const jobName = 'Pilot at Kestrel Labs';
  expect([hide, { ...hide, jobName }, show, { ...show, jobName }].map(describeApplicationsEvent)).toEqual([
    'Hid a job',
    'Hid Pilot at Kestrel Labs',
    'Showed a hidden job again',
    'Showed Pilot at Kestrel Labs again',
  ]);
  expect([hide, show].map(({ event }) => getHiddenJobId(event))).toEqual(['sample-2', 'sample-2']);
});

it('restores snapshots without hidden companies', () => {
  const { state } = run([{ type: 'HideCompany', company: 'Acme' }]);
  const snapshot = applicationsCodec.toSnapshot?.('mary', state, 0, context.now());
  expect(applicationsCodec.restore(snapshot)).toEqual(state);
  const { hiddenCompanies: _none, ...older } = { ...snapshot } as Record<string, unknown>;
  expect(applicationsCodec.restore(older)).toEqual({ ...state, hiddenCompanies: [] });
});

describe('The description', () => {
  const added = run([addCommand('a')]);
  const applicationId = added.state.applications[0]?.id ?? '';
  /** Describes a change and its undo, for the list of all changes and for the timeline of the application. */
  const describeWithUndo = (step: ApplicationsStep | undefined, state: ApplicationsState) => {
    const plan = step && planApplicationsUndo(step, state);
    if (!plan || 'obstacle' in plan) throw new Error('not undoable');
    const event: ApplicationsEvent = { type: 'ChangeUndone', data: { eventId: randomUUID(), change: plan.change } };
    const undo = { event, before: state, after: evolve(state, event) };
    return [step, undo].flatMap((described) => [
      describeApplicationsEvent(described),
      describeTimelineEvent(described),
    ]);
  };
  const nextStep = { title: 'Call Sara', due: '2026-11-27' };

  it.each<[string, readonly ApplicationsCommand[], readonly string[]]>([
    [
      'a move',
      [{ type: 'MoveApplication', applicationId, move: { stage: 'closed', reason: 'declined' } }],
      [
        'Moved Engineer a at Kestrel Labs to Closed (declined by the company)',
        'Moved to Closed (declined by the company)',
        'Undid: moved Engineer a at Kestrel Labs to Closed (declined by the company)',
        'Undid: moved to Closed (declined by the company)',
      ],
    ],
    [
      'a step',
      [{ type: 'AddNextStep', applicationId, nextStep }],
      [
        'Set the next step of Engineer a at Kestrel Labs: Call Sara',
        'Set the next step: Call Sara',
        'Undid: set the next step of Engineer a at Kestrel Labs: Call Sara',
        'Undid: set the next step: Call Sara',
      ],
    ],
    [
      'the end of a step',
      [
        { type: 'AddNextStep', applicationId, nextStep },
        { type: 'CompleteNextStep', applicationId },
      ],
      [
        'Completed the next step of Engineer a at Kestrel Labs: Call Sara',
        'Completed the next step: Call Sara',
        'Restored the next step of Engineer a at Kestrel Labs: Call Sara',
        'Restored the next step: Call Sara',
      ],
    ],
    [
      'a contact',
      [{ type: 'AddEntry', applicationId, list: 'contacts', entry: { name: 'Sara Haddad' } }],
      [
        'Added contact Sara Haddad to Engineer a at Kestrel Labs',
        'Added contact Sara Haddad',
        'Undid: added contact Sara Haddad to Engineer a at Kestrel Labs',
        'Undid: added contact Sara Haddad',
      ],
    ],
    [
      'a removal',
      [{ type: 'RemoveApplication', applicationId }],
      ['Removed Engineer a at Kestrel Labs', 'Removed', 'Undid: removed Engineer a at Kestrel Labs', 'Undid: removed'],
    ],
  ])('of %s and its undo names the application, except in its timeline', (_case, commands, texts) => {
    const { steps, state } = run(commands, added.state);
    expect(describeWithUndo(steps.at(-1), state)).toEqual(texts);
  });

  it('of an addition and its undo says the stage, and that it was added', () => {
    expect(describeWithUndo(added.steps[0], added.state)).toEqual([
      'Saved Engineer a at Kestrel Labs',
      'Saved',
      'Undid: added Engineer a at Kestrel Labs',
      'Undid: added',
    ]);
  });
});
