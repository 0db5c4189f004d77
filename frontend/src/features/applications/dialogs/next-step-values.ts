import type { NextStep } from '@trackrecord/contracts';
import { toDueDay } from '../../../shared/applications/due';
import { ISO_DATE_LENGTH, addDays, countDays, getToday } from '../../../shared/format/local-day';
import { formatTime } from '../../../shared/format/format-time';
import type { NextStepInput } from '../application-edits-api';
import { requireTexts, toOptionalText } from './form-values';

/** A next step in a form: a day, and times if it is an appointment. */
export interface NextStepValues {
  readonly title: string;
  readonly day: string;
  readonly from: string;
  readonly to: string;
  readonly comment: string;
}

export const toNextStepValues = (step: NextStep | undefined): NextStepValues => ({
  title: step?.title ?? '',
  day: step === undefined ? getToday() : toDueDay(step.due),
  from: step === undefined || step.due.length === ISO_DATE_LENGTH ? '' : formatTime(step.due),
  to: step?.until === undefined ? '' : formatTime(step.until),
  comment: step?.comment ?? '',
});

const isOverMidnight = ({ from, to }: NextStepValues): boolean => to !== '' && to < from;

/** Returns the whole days that a step lasts, which another client can have saved, besides what its times say. */
function countWholeDays(step: NextStep | undefined): number {
  if (step?.until === undefined) return 0;
  return countDays(toDueDay(step.due), toDueDay(step.until)) - (isOverMidnight(toNextStepValues(step)) ? 1 : 0);
}

/**
 * Returns the day on which an appointment ends: the next day if its end is a time before its start. The whole days of
 * `savedStep`, which is edited, are kept.
 */
export const getLastDay = (values: NextStepValues, savedStep: NextStep | undefined): string =>
  addDays(values.day, countWholeDays(savedStep) + (isOverMidnight(values) ? 1 : 0));

/** Returns the moment of a time of day in the user's time zone. */
const toMoment = (day: string, time: string): string => new Date(`${day}T${time}`).toISOString();

/** Converts the values of a form. `savedStep` is the step that is edited, if any. */
export function toNextStepInput(values: NextStepValues, savedStep: NextStep | undefined): NextStepInput {
  const { title, day, from, to, comment } = values;
  return {
    title,
    due: from === '' ? day : toMoment(day, from),
    until: from === '' || to === '' ? undefined : toMoment(getLastDay(values, savedStep), to),
    comment: toOptionalText(comment),
  };
}

export const isDayValid = ({ day }: NextStepValues): boolean => !Number.isNaN(Date.parse(day));

export function validateNextStep(values: NextStepValues, savedStep: NextStep | undefined) {
  const { day, from, to } = values;
  const hasEqualTimes = to !== '' && to === from;
  return {
    ...requireTexts(values, { title: 'Please enter what you do next.' }),
    ...(!isDayValid(values) && { day: 'Please enter a day.' }),
    ...(to !== '' && from === '' && { from: 'Please enter when it starts.' }),
    ...(hasEqualTimes &&
      isDayValid(values) &&
      getLastDay(values, savedStep) === day && { to: 'The end must be after the start.' }),
  };
}
