import type { NextStep } from '@trackrecord/contracts';
import { toNextStepInput, toNextStepValues, validateNextStep } from './next-step-values';

const VALUES = { title: 'Interview', day: '2026-11-27', from: '', to: '', comment: '' };
/** A moment in the time zone of the user. */
const at = (local: string): string => new Date(local).toISOString();
const makeStep = (due: string, until?: string): NextStep => ({
  title: 'Interview',
  due,
  ...(until !== undefined && { until }),
});

it.each([
  ['a day', '2026-11-27', '', '', '2026-11-27', undefined],
  ['a start', '2026-11-27', '11:00', '', at('2026-11-27T11:00'), undefined],
  ['times of one day', '2026-11-27', '11:00', '12:00', at('2026-11-27T11:00'), at('2026-11-27T12:00')],
  ['an end after midnight', '2026-11-27', '23:00', '01:00', at('2026-11-27T23:00'), at('2026-11-28T01:00')],
  ['an end at midnight', '2026-11-27', '22:00', '00:00', at('2026-11-27T22:00'), at('2026-11-28T00:00')],
  ['a start at midnight', '2026-11-27', '00:00', '01:00', at('2026-11-27T00:00'), at('2026-11-27T01:00')],
  ['the last night of a year', '2026-12-31', '23:30', '00:30', at('2026-12-31T23:30'), at('2027-01-01T00:30')],
  ['the last night of February', '2028-02-28', '23:30', '00:30', at('2028-02-28T23:30'), at('2028-02-29T00:30')],
  ['an end without a start', '2026-11-27', '', '12:00', '2026-11-27', undefined],
])('toNextStepInput: %s', (_what, day, from, to, due, until) => {
  expect(toNextStepInput({ ...VALUES, day, from, to }, undefined)).toMatchObject({ due, until });
});

it.each([
  ['a day', makeStep('2026-11-27')],
  ['an appointment', makeStep(at('2026-11-27T11:00'), at('2026-11-27T12:00'))],
  ['one without an end', makeStep(at('2026-11-27T11:00'))],
  ['one over midnight', makeStep(at('2026-11-27T23:00'), at('2026-11-28T01:00'))],
  ['one of a night and a day', makeStep(at('2026-11-27T09:00'), at('2026-11-28T17:00'))],
  ['one of exactly a day', makeStep(at('2026-11-27T09:00'), at('2026-11-28T09:00'))],
  ['one of three days', makeStep(at('2026-11-27T09:00'), at('2026-11-29T17:00'))],
])('opening and saving does not change %s', (_what, step) => {
  const values = toNextStepValues(step);
  expect(validateNextStep(values, step)).toEqual({});
  expect(toNextStepInput(values, step)).toMatchObject(step);
});

it('an appointment over midnight that is shortened ends on the same day', () => {
  const step = makeStep(at('2026-11-27T23:00'), at('2026-11-28T01:00'));
  const values = { ...toNextStepValues(step), to: '23:45' };
  expect(toNextStepInput(values, step).until).toBe(at('2026-11-27T23:45'));
});

it('validateNextStep names what is wrong', () => {
  const validate = (changes: Partial<typeof VALUES>) => validateNextStep({ ...VALUES, ...changes }, undefined);
  expect(validate({ from: '23:00', to: '01:00' })).toEqual({});
  expect(validate({ from: '11:00', to: '11:00' })).toEqual({ to: 'The end must be after the start.' });
  expect(validate({ to: '11:00' })).toEqual({ from: 'Please enter when it starts.' });
  expect(validate({ title: ' ', day: '' })).toEqual({
    title: 'Please enter what you do next.',
    day: 'Please enter a day.',
  });
});
