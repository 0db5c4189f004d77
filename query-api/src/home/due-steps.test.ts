import type { Application } from '@trackrecord/contracts';
import { countByStage, findDueSteps } from './due-steps.js';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const createApplication = (id: string, fields: Partial<Application> = {}): Application => ({
  id,
  posting: { title: 'Backend Engineer', company: 'Kestrel Labs' },
  source: 'typed',
  addedAt: '2026-11-20T10:00:00.000Z',
  addedRevision: 0,
  moves: [{ id: 'move', stage: 'applied', on: '2026-11-20' }],
  nextSteps: [],
  notes: [],
  contacts: [],
  salaries: [],
  ...fields,
});
const inStage = (stage: Application['moves'][number]['stage']) => [{ id: 'move', stage, on: '2026-11-20' }];
const dueAt = (due: string) => ({ nextSteps: [{ id: `call ${due}`, title: 'Call', due }] });
const findIds = (...applications: Application[]) =>
  findDueSteps(applications, NOW).map(({ applicationId }) => applicationId);

it('lists what is overdue or due within eight days, earliest first', () => {
  expect(
    findIds(
      createApplication('later', dueAt('2026-12-04T12:00:00Z')),
      createApplication('next week', dueAt('2026-12-03')),
      createApplication('overdue', dueAt('2026-11-20')),
      createApplication('tomorrow', dueAt('2026-11-27T09:00:00+05:30')),
      createApplication('nothing'),
    ),
  ).toEqual(['overdue', 'tomorrow', 'next week']);
});

it('lists every step, and the last day to apply of saved applications', () => {
  const posting = { title: 'Backend Engineer', company: 'Kestrel Labs', applyBy: '2026-11-28' };
  const steps = findDueSteps(
    [
      createApplication('saved', { posting, moves: inStage('saved') }),
      createApplication('with steps', {
        posting,
        moves: inStage('saved'),
        nextSteps: [...dueAt('2026-11-30').nextSteps, ...dueAt('2026-11-27').nextSteps],
      }),
      createApplication('applied', { posting }),
    ],
    NOW,
  );
  expect(steps.map(({ applicationId, stepId, title, due }) => [applicationId, stepId, title, due])).toEqual([
    ['with steps', 'call 2026-11-27', 'Call', '2026-11-27'],
    ['saved', null, null, '2026-11-28'],
    ['with steps', null, null, '2026-11-28'],
    ['with steps', 'call 2026-11-30', 'Call', '2026-11-30'],
  ]);
});

it('omits closed applications', () => {
  expect(findIds(createApplication('closed', { moves: inStage('closed'), ...dueAt('2026-11-27') }))).toEqual([]);
});

it('lists 50 steps at most', () => {
  const applications = Array.from({ length: 60 }, (_, at) => createApplication(String(at), dueAt('2026-11-27')));
  expect(findIds(...applications)).toHaveLength(50);
});

it('counts applications by stage', () => {
  const applications = [
    createApplication('a'),
    createApplication('b'),
    createApplication('c', { moves: inStage('offer') }),
  ];
  expect(countByStage(applications)).toEqual({ saved: 0, applied: 2, interviewing: 0, offer: 1, closed: 0 });
});
