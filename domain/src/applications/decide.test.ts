import { APPLICATION_LIMITS, type ApplicationsEvent, type PostingFacts } from '@trackrecord/contracts';
import { evolve, initialApplications } from './applications.js';
import { givenApplications as given, TODAY } from '../testing/given.js';

const POSTING: PostingFacts = { title: 'Backend Engineer', company: 'Kestrel Labs', jobId: 'sample-1' };
const NEW_ID = 'new-1';
const NOW = `${TODAY}T10:00:00.000Z`;

const added = (applicationId = 'a', posting = POSTING): ApplicationsEvent => ({
  type: 'ApplicationAdded',
  data: {
    applicationId,
    posting,
    text: 'Own the booking services.',
    source: 'job',
    move: { id: `${applicationId}-move`, stage: 'saved', on: TODAY },
    at: NOW,
  },
});
const noteAdded = (id: string, text: string, index = 0): ApplicationsEvent => ({
  type: 'NoteAdded',
  data: { applicationId: 'a', entry: { id, text, at: NOW }, index },
});
const add = { type: 'AddApplication', posting: POSTING, text: 'Own the booking services.', source: 'job' } as const;

describe('AddApplication', () => {
  it('keeps the text of the posting and the first stage, today if no day is given', () => {
    given([])
      .when({ ...add, move: { stage: 'saved' } })
      .then([
        {
          type: 'ApplicationAdded',
          data: {
            applicationId: 'new-1',
            posting: POSTING,
            text: 'Own the booking services.',
            source: 'job',
            move: { id: 'new-2', stage: 'saved', on: TODAY },
            at: NOW,
          },
        },
      ]);
  });

  it('rejects a posting of our lists that was added before', () => {
    given([added()])
      .when({ ...add, move: { stage: 'saved' } })
      .thenRejected('already-added');
  });

  it('rejects a posting that an application has, names that application, and adds it if the user insists', () => {
    const { jobId: _jobId, ...typed } = POSTING;
    const command = { ...add, posting: typed, move: { stage: 'saved' } } as const;
    const history: readonly ApplicationsEvent[] = [
      added('a', typed),
      { type: 'ApplicationMoved', data: { applicationId: 'a', move: { id: 'm', stage: 'applied', on: TODAY } } },
    ];
    given(history)
      .when(command)
      .thenRejected('same-posting', [
        { path: 'applications.a', message: 'Backend Engineer at Kestrel Labs (Applied)' },
      ]);
    given(history)
      .when({ ...command, isDuplicateAllowed: true })
      .then([expect.objectContaining({ type: 'ApplicationAdded' }) as ApplicationsEvent]);
  });

  it('accepts a removed posting again, and another posting of the employer', () => {
    const removed: ApplicationsEvent = { type: 'ApplicationRemoved', data: { applicationId: 'a' } };
    const { jobId: _jobId, ...typed } = POSTING;
    for (const [history, posting] of [
      [[added(), removed], POSTING],
      [[added('a', { ...typed, location: 'Portland, ME' })], { ...typed, location: 'Portland, OR' }],
    ] as const) {
      const outcome = given(history).when({ ...add, posting, move: { stage: 'saved' } });
      outcome.then([
        {
          type: 'ApplicationAdded',
          data: {
            applicationId: 'new-1',
            posting,
            text: add.text,
            source: 'job',
            move: { id: 'new-2', stage: 'saved', on: TODAY },
            at: NOW,
          },
        },
      ]);
    }
  });

  it('rejects an application above the limit', () => {
    const history = Array.from({ length: APPLICATION_LIMITS.applications }, (_, n) =>
      added(`a${String(n)}`, { title: 'T', company: 'C' }),
    );
    given(history)
      .when({ ...add, move: { stage: 'saved' } })
      .thenRejected('applications-full');
  });
});

describe('CloseApplications', () => {
  const closed = (...moves: readonly (readonly [applicationId: string, id: string])[]): ApplicationsEvent => ({
    type: 'ApplicationsClosed',
    data: {
      moves: moves.map(([applicationId, id]) => ({
        applicationId,
        move: { id, stage: 'closed', reason: 'no-answer', on: TODAY },
      })),
    },
  });
  const history = ['a', 'b', 'c'].map((id) => added(id, { title: id, company: 'Kestrel Labs' }));
  const close = (...applicationIds: readonly string[]) =>
    ({ type: 'CloseApplications', applicationIds, reason: 'no-answer' }) as const;

  it('closes the chosen applications by one event', () => {
    given(history)
      .when(close('c', 'a', 'a'))
      .then([closed(['a', 'new-1'], ['c', 'new-2'])]);
  });

  it('closes on the given day, without a reason if none is given', () => {
    given(history)
      .when({ type: 'CloseApplications', applicationIds: ['b'], on: '2024-05-01' })
      .then([
        {
          type: 'ApplicationsClosed',
          data: { moves: [{ applicationId: 'b', move: { id: 'new-1', stage: 'closed', on: '2024-05-01' } }] },
        },
      ]);
  });

  it('leaves closed applications as they are', () => {
    const event = closed(['a', 'm1'], ['b', 'm2']);
    given([...history, event])
      .when(close('a', 'b', 'c'))
      .then([closed(['c', 'new-1'])]);
    given([...history, event])
      .when({ ...close('a', 'b'), reason: 'declined' })
      .then([]);
  });

  it('closes none if one of them does not exist', () => {
    given(history).when(close('a', 'd')).thenRejected('application-not-found');
  });

  it('closes none if one of them cannot be moved again', () => {
    const moves = Array.from({ length: APPLICATION_LIMITS.moves - 1 }, (_, index): ApplicationsEvent => ({
      type: 'ApplicationMoved',
      data: {
        applicationId: 'a',
        move: { id: `m${index}`, stage: index % 2 === 0 ? 'applied' : 'interviewing', on: TODAY },
      },
    }));
    given([...history, ...moves])
      .when(close('a', 'b'))
      .thenRejected('applications-full');
  });
});

describe('MoveApplication', () => {
  it('moves on the given day, with a reason only for closed', () => {
    given([added()])
      .when({
        type: 'MoveApplication',
        applicationId: 'a',
        move: { stage: 'applied', reason: 'declined', on: '2024-05-01' },
      })
      .then([
        {
          type: 'ApplicationMoved',
          data: { applicationId: 'a', move: { id: 'new-1', stage: 'applied', on: '2024-05-01' } },
        },
      ]);
    given([added()])
      .when({ type: 'MoveApplication', applicationId: 'a', move: { stage: 'closed', reason: 'declined' } })
      .then([
        {
          type: 'ApplicationMoved',
          data: { applicationId: 'a', move: { id: 'new-1', stage: 'closed', reason: 'declined', on: TODAY } },
        },
      ]);
  });

  it('changes nothing if the application is in that stage', () => {
    given([added()])
      .when({ type: 'MoveApplication', applicationId: 'a', move: { stage: 'saved' } })
      .then([]);
  });

  it('rejects an unknown application', () => {
    given([added()])
      .when({ type: 'MoveApplication', applicationId: 'b', move: { stage: 'applied' } })
      .thenRejected('application-not-found');
  });
});

describe('next steps', () => {
  const nextStep = { title: 'Ask for an answer', due: '2024-05-10' };
  const call = { title: 'Call', due: '2024-05-02T09:00:00Z' };
  const set = (step: object, id?: string) =>
    ({
      type: 'NextStepSet',
      data: { applicationId: 'a', nextStep: { ...step, ...(id !== undefined && { id }) } },
    }) as ApplicationsEvent;
  const end = (type: 'NextStepDone' | 'NextStepRemoved', stepId: string): ApplicationsEvent => ({
    type,
    data: { applicationId: 'a', stepId },
  });
  const both = [added(), set(nextStep, 's1'), set(call, 's2')];

  it('are several at once, each added once', () => {
    given([added()])
      .when({ type: 'AddNextStep', applicationId: 'a', nextStep })
      .then([set(nextStep, NEW_ID)]);
    given([added(), set(nextStep, 's1')])
      .when({ type: 'AddNextStep', applicationId: 'a', nextStep: call })
      .then([set(call, NEW_ID)]);
    given(both).when({ type: 'AddNextStep', applicationId: 'a', nextStep: call }).then([]);
  });

  it('are changed, completed and cancelled one by one', () => {
    const command = { applicationId: 'a', stepId: 's1' };
    given(both)
      .when({ type: 'ChangeNextStep', ...command, nextStep: call })
      .then([set(call, 's1')]);
    given(both)
      .when({ type: 'ChangeNextStep', ...command, nextStep })
      .then([]);
    given(both)
      .when({ type: 'CompleteNextStep', ...command })
      .then([end('NextStepDone', 's1')]);
    given(both)
      .when({ type: 'CancelNextStep', ...command })
      .then([end('NextStepRemoved', 's1')]);
  });

  it.each(['CompleteNextStep', 'CancelNextStep'] as const)('%s rejects a step that is not planned', (type) => {
    given(both).when({ type, applicationId: 'a', stepId: 's3' }).thenRejected('entry-not-found');
  });

  it('a client that knows one step changes the one that is due first, and keeps the others', () => {
    const later = { ...call, title: 'Call again' };
    given(both)
      .when({ type: 'ChangeNextStep', applicationId: 'a', nextStep: later })
      .then([set(later, 's2')]);
    given(both)
      .when({ type: 'CompleteNextStep', applicationId: 'a' })
      .then([end('NextStepDone', 's2')]);
    given(both)
      .when({ type: 'CancelNextStep', applicationId: 'a' })
      .then([end('NextStepRemoved', 's2')]);
    given([added()]).when({ type: 'CompleteNextStep', applicationId: 'a' }).then([]);
    given([added()]).when({ type: 'CancelNextStep', applicationId: 'a' }).then([]);
    given([added()])
      .when({ type: 'ChangeNextStep', applicationId: 'a', nextStep: call })
      .then([set(call, NEW_ID)]);
  });

  it('of older events replace each other, and stay beside newer ones', () => {
    const steps = (events: readonly ApplicationsEvent[]) =>
      events.reduce(evolve, initialApplications).applications[0]?.nextSteps;
    const older = [added(), set(nextStep), set(call)];
    expect(steps(older)).toEqual([{ ...call, id: 'a' }]);
    expect(steps([...older, set(nextStep, 's1')])).toEqual([
      { ...call, id: 'a' },
      { ...nextStep, id: 's1' },
    ]);
    for (const type of ['NextStepDone', 'NextStepRemoved'] as const)
      expect(steps([...older, set(nextStep, 's1'), { type, data: { applicationId: 'a' } }])).toEqual([
        { ...nextStep, id: 's1' },
      ]);
    given(older)
      .when({ type: 'CompleteNextStep', applicationId: 'a', stepId: 'a' })
      .then([end('NextStepDone', 'a')]);
  });

  it('are limited', () => {
    const events = Array.from({ length: APPLICATION_LIMITS.nextSteps }, (_, index) => set(call, `s${String(index)}`));
    given([added(), ...events])
      .when({ type: 'AddNextStep', applicationId: 'a', nextStep })
      .thenRejected('applications-full');
  });
});

describe('entries', () => {
  it('are added at the end of their list', () => {
    given([added(), noteAdded('n1', 'first')])
      .when({ type: 'AddEntry', applicationId: 'a', list: 'notes', entry: { text: 'second' } })
      .then([
        { type: 'NoteAdded', data: { applicationId: 'a', entry: { id: 'new-1', text: 'second', at: NOW }, index: 1 } },
      ]);
    given([added()])
      .when({ type: 'AddEntry', applicationId: 'a', list: 'contacts', entry: { name: 'Rohan Mehta' } })
      .then([
        { type: 'ContactAdded', data: { applicationId: 'a', entry: { id: 'new-1', name: 'Rohan Mehta' }, index: 0 } },
      ]);
    given([added()])
      .when({
        type: 'AddEntry',
        applicationId: 'a',
        list: 'salaries',
        entry: { amount: 62_000, currency: 'USD', period: 'YEAR', by: 'employer' },
      })
      .then([
        {
          type: 'SalaryAdded',
          data: {
            applicationId: 'a',
            entry: { id: 'new-1', amount: 62_000, currency: 'USD', period: 'YEAR', by: 'employer', on: TODAY },
            index: 0,
          },
        },
      ]);
  });

  it('keep their time when they are changed, and change nothing if they are equal', () => {
    const history = [added(), noteAdded('n1', 'first')];
    const change = { type: 'ChangeEntry', applicationId: 'a', list: 'notes', entryId: 'n1' } as const;
    given(history, `${TODAY}T12:00:00.000Z`)
      .when({ ...change, entry: { text: 'other' } })
      .then([{ type: 'NoteChanged', data: { applicationId: 'a', entry: { id: 'n1', text: 'other', at: NOW } } }]);
    given(history, `${TODAY}T12:00:00.000Z`)
      .when({ ...change, entry: { text: 'first' } })
      .then([]);
  });

  it('are removed by id', () => {
    given([added(), noteAdded('n1', 'first'), noteAdded('n2', 'second', 1)])
      .when({ type: 'RemoveEntry', applicationId: 'a', list: 'notes', entryId: 'n2' })
      .then([{ type: 'NoteRemoved', data: { applicationId: 'a', entryId: 'n2', index: 1 } }]);
    given([added()])
      .when({ type: 'RemoveEntry', applicationId: 'a', list: 'notes', entryId: 'n2' })
      .thenRejected('entry-not-found');
  });
});

it('rejects a move above the character limit of all applications, but allows removing and undoing an addition', () => {
  const long = 'x'.repeat(APPLICATION_LIMITS.noteLength);
  const perApplication = APPLICATION_LIMITS.notes;
  const count = Math.ceil(APPLICATION_LIMITS.characters / (perApplication * APPLICATION_LIMITS.noteLength));
  const history = Array.from({ length: count }, (_, n) => `a${String(n)}`).flatMap((applicationId) => [
    added(applicationId, { title: 'T', company: 'C' }),
    ...Array.from({ length: perApplication }, (_, index): ApplicationsEvent => ({
      type: 'NoteAdded',
      data: { applicationId, entry: { id: `${applicationId}-${String(index)}`, text: long, at: NOW }, index },
    })),
  ]);
  given(history)
    .when({ type: 'MoveApplication', applicationId: 'a0', move: { stage: 'applied' } })
    .thenRejected('applications-full');
  given(history)
    .when({ type: 'RemoveApplication', applicationId: 'a0' })
    .then([{ type: 'ApplicationRemoved', data: { applicationId: 'a0' } }]);
  const last = history.at(-1);
  if (!last) throw new Error('no history');
  const [before, after] = [history.slice(0, -1), history].map((events) => events.reduce(evolve, initialApplications));
  if (!before || !after) throw new Error('no states');
  given(history)
    .when({ type: 'UndoChange', eventId: 'e1', step: { event: last, before, after } })
    .then([
      {
        type: 'ChangeUndone',
        data: {
          eventId: 'e1',
          change: {
            type: 'NoteRemoved',
            data: {
              applicationId: `a${String(count - 1)}`,
              entryId: `a${String(count - 1)}-${String(perApplication - 1)}`,
              index: perApplication - 1,
            },
          },
        },
      },
    ]);
});

it('hides and shows a posting once', () => {
  const hidden: ApplicationsEvent = { type: 'PostingHidden', data: { jobId: 'sample-2' } };
  given([]).when({ type: 'HidePosting', jobId: 'sample-2' }).then([hidden]);
  given([hidden]).when({ type: 'HidePosting', jobId: 'sample-2' }).then([]);
  given([hidden])
    .when({ type: 'UnhidePosting', jobId: 'sample-2' })
    .then([{ type: 'PostingUnhidden', data: { jobId: 'sample-2' } }]);
  given([]).when({ type: 'UnhidePosting', jobId: 'sample-2' }).then([]);
});

it('hides and shows a company once, however its name is written', () => {
  const hidden: ApplicationsEvent = { type: 'CompanyHidden', data: { company: 'ACME Inc.' } };
  given([]).when({ type: 'HideCompany', company: 'ACME Inc.' }).then([hidden]);
  given([hidden]).when({ type: 'HideCompany', company: 'Acme, Inc' }).then([]);
  given([hidden])
    .when({ type: 'UnhideCompany', company: 'Acme' })
    .then([{ type: 'CompanyUnhidden', data: { company: 'ACME Inc.' } }]);
  given([hidden]).when({ type: 'UnhideCompany', company: 'Acme Labs' }).then([]);
  given([hidden, { type: 'CompanyUnhidden', data: { company: 'ACME Inc.' } }])
    .when({ type: 'HideCompany', company: 'Acme' })
    .then([{ type: 'CompanyHidden', data: { company: 'Acme' } }]);
});

it('rejects more hidden companies than the limit', () => {
  const hidden = Array.from({ length: APPLICATION_LIMITS.hiddenCompanies }, (_none, n): ApplicationsEvent => ({
    type: 'CompanyHidden',
    data: { company: `Inn ${String(n)}` },
  }));
  given(hidden).when({ type: 'HideCompany', company: 'Inn 7' }).then([]);
  given(hidden).when({ type: 'HideCompany', company: 'Acme' }).thenRejected('applications-full');
});

it('saves and removes a career event once', () => {
  const event = {
    eventId: 'event-1',
    title: 'Go meet-up',
    startDate: '2026-12-03T17:00:00.000Z',
    endDate: '2026-12-03T20:00:00.000Z',
    place: 'Kochi, India',
    source: 'Meet-up',
    link: 'https://events.example/1',
    isSample: false,
  };
  const saved: ApplicationsEvent = { type: 'CareerEventSaved', data: { event: { ...event, savedAt: NOW } } };
  given([]).when({ type: 'SaveCareerEvent', event }).then([saved]);
  given([saved]).when({ type: 'SaveCareerEvent', event }).then([]);
  given([saved])
    .when({ type: 'RemoveCareerEvent', eventId: 'event-1' })
    .then([{ type: 'CareerEventRemoved', data: { eventId: 'event-1' } }]);
  given([]).when({ type: 'RemoveCareerEvent', eventId: 'event-1' }).then([]);
});

it('rejects every command after an erasure', () => {
  given([added(), { type: 'AccountErased', data: {} }])
    .when({ type: 'HidePosting', jobId: 'sample-2' })
    .thenRejected('account-erased');
});
