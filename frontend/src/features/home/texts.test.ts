import type { DueStep } from '@trackrecord/contracts';
import { describeDue, describeWeek, groupDueSteps } from './due-texts';
import { getGreeting, nameVisitDay } from './greeting';

const NOW = new Date(2026, 10, 26, 15, 0);
const at = (day: number, hour: number): string => new Date(2026, 10, day, hour, 0).toISOString();
const makeStep = (due: string, until?: string): DueStep => ({
  applicationId: 'id',
  stepId: 'step',
  stage: 'applied',
  posting: { title: 'Backend Engineer', company: 'Kestrel Labs' },
  title: 'Call',
  due,
  ...(until !== undefined && { until }),
});

it.each([
  ['2 days overdue', makeStep('2026-11-24')],
  ['1 day overdue', makeStep('2026-11-25')],
  ['2 days ago', { ...makeStep('2026-11-24'), stepId: null }],
  ['earlier today', makeStep(at(26, 11))],
  ['today', makeStep('2026-11-26')],
  ['today, 16:00', makeStep(at(26, 16))],
  ['tomorrow, 11:00 to 12:00', makeStep(at(27, 11), at(27, 12))],
  ['tomorrow, 23:00 to Sat 28 Nov, 01:00', makeStep(at(27, 23), at(28, 1))],
  // An appointment that has started is not overdue.
  ['today, 14:00 to 16:00', makeStep(at(26, 14), at(26, 16))],
  ['in 3 days', makeStep('2026-11-29')],
])('describes when a step is due: %s', (text, step) => {
  expect(describeDue(step, NOW)).toBe(text);
});

it.each([
  ['', []],
  ['1 step is due this week.', ['2026-11-26']],
  ['2 steps are due this week, 1 more is overdue.', ['2026-11-25', '2026-11-26', '2026-12-02']],
  ['2 steps are overdue.', ['2026-11-24', '2026-11-25']],
  ['', ['2026-12-03']],
])('describes the week as "%s" with steps due on %j', (text, days) => {
  expect(
    describeWeek(
      groupDueSteps(
        days.map((day) => makeStep(day)),
        NOW,
      ),
    ),
  ).toBe(text);
});

it.each([
  ['Good morning, Nadia', 8],
  ['Good afternoon, Nadia', 12],
  ['Good evening, Nadia', 18],
])('greets with %s', (text, hour) => {
  expect(getGreeting('Nadia', false, new Date(2026, 10, 26, hour))).toBe(text);
});

it('welcomes on the first day, also without a name', () => {
  expect(getGreeting('Nadia', true, NOW)).toBe('Welcome, Nadia');
  expect(getGreeting(null, true, NOW)).toBe('Welcome');
});

it.each([
  ['earlier today', at(26, 9)],
  ['yesterday', at(25, 23)],
  ['Friday', at(20, 9)],
  ['19 Nov', at(19, 9)],
])('names the day of the last visit: %s', (text, since) => {
  expect(nameVisitDay(since, NOW)).toBe(text);
});
