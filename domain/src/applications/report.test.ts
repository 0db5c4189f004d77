import type { Application, Move, Stage } from '@trackrecord/contracts';
import { createReport, describeReportedMove } from './report.js';

const move = (stage: Stage, on: string, reason?: Move['reason']): Move => ({
  id: `${stage}-${on}`,
  stage,
  on,
  ...(reason !== undefined && { reason }),
});
const createApplication = (title: string, ...moves: readonly Move[]): Application => ({
  id: title,
  posting: { title, company: 'Inn' },
  source: 'typed',
  addedAt: '2026-11-01T00:00:00.000Z',
  addedRevision: 0,
  moves: [...moves],
  nextSteps: [],
  notes: [],
  contacts: [],
  salaries: [],
});
const getTitles = (period: object, ...applications: readonly Application[]) =>
  createReport(applications, period).map(({ posting }) => posting.title);

it('lists the first day of each stage, and the outcome', () => {
  const application = createApplication(
    'Cook',
    move('saved', '2026-11-01'),
    move('applied', '2026-11-03'),
    move('interviewing', '2026-11-10'),
    move('applied', '2026-11-12'),
    move('closed', '2026-11-20', 'declined'),
  );
  expect(createReport([application], {})).toEqual([
    {
      posting: application.posting,
      moves: application.moves.slice(1),
      days: { applied: '2026-11-03', interviewing: '2026-11-10', closed: '2026-11-20' },
      outcome: 'Declined by the company',
    },
  ]);
});

const CLOSED = move('closed', '2026-11-20', 'declined');
const REOPENED = move('applied', '2026-11-22');

it.each<[string, readonly Move[], string | undefined, string | undefined]>([
  ['closed', [CLOSED], '2026-11-20', 'Declined by the company'],
  ['reopened', [CLOSED, REOPENED], undefined, undefined],
  ['reopened on the same day', [CLOSED, move('interviewing', '2026-11-20')], undefined, undefined],
  ['moved back to saved', [CLOSED, move('saved', '2026-11-22')], undefined, undefined],
  ['closed again', [CLOSED, REOPENED, move('closed', '2026-11-25', 'withdrawn')], '2026-11-25', 'Withdrawn'],
  ['closed again without a reason', [CLOSED, REOPENED, move('closed', '2026-11-25')], '2026-11-25', undefined],
  ['closed for another reason', [CLOSED, move('closed', '2026-11-21', 'no-answer')], '2026-11-21', 'No answer'],
])('an application that was %s is closed on the day of its last move, if at all', (_what, moves, closedOn, outcome) => {
  const [reported] = createReport([createApplication('Cook', move('applied', '2026-11-03'), ...moves)], {});
  expect(reported?.days).toEqual({
    applied: '2026-11-03',
    ...(moves.some(({ stage }) => stage === 'interviewing') && { interviewing: '2026-11-20' }),
    ...(closedOn !== undefined && { closed: closedOn }),
  });
  expect(reported?.outcome).toBe(outcome);
});

it('leaves out postings that were only saved, and sorts by the first day', () => {
  const late = createApplication('Late', move('applied', '2026-11-09'));
  const early = createApplication('Early', move('saved', '2026-11-01'), move('applied', '2026-11-02'));
  expect(getTitles({}, late, createApplication('Saved', move('saved', '2026-11-01')), early)).toEqual([
    'Early',
    'Late',
  ]);
});

it.each([
  [{ from: '2026-11-03', to: '2026-11-03' }, true],
  [{ from: '2026-11-04', to: '2026-11-09' }, false],
  [{ from: '2026-11-10' }, true],
  [{ to: '2026-11-02' }, false],
  [{ from: '2026-11-11' }, false],
])('lists an application that moved within %j: %s', (period, isListed) => {
  const application = createApplication(
    'Cook',
    move('saved', '2026-11-01'),
    move('applied', '2026-11-03'),
    move('interviewing', '2026-11-10'),
  );
  expect(getTitles(period, application)).toEqual(isListed ? ['Cook'] : []);
});

it('describes a move with its day and reason', () => {
  expect(describeReportedMove(move('applied', '2026-11-03'))).toBe('Applied 2026-11-03');
  expect(describeReportedMove(move('closed', '2026-11-20', 'withdrawn'))).toBe('Closed 2026-11-20 (withdrawn)');
});
