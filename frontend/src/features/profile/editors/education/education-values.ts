import type { EditedEducation, Education } from '@trackrecord/contracts';
import { monthOfIso } from '@trackrecord/contracts/month';
import { keptDate } from '../lists/kept-date';

export const BLANK: EditedEducation = {
  institution: '',
  courseType: '',
  courseName: '',
  startDate: '',
  endDate: '',
  isCurrentlyStudying: false,
  achievements: '',
};

export const FIELD_NAMES = [
  'institution',
  'courseType',
  'courseName',
  'startDate',
  'endDate',
  'achievements',
] as const satisfies readonly (keyof EditedEducation)[];

/** The form's values for an education entry. */
export const typedOf = (item: Education): EditedEducation => ({
  institution: item.institution,
  courseType: item.courseType,
  courseName: item.courseName,
  startDate: monthOfIso(item.startDate),
  endDate: monthOfIso(item.endDate),
  isCurrentlyStudying: item.isCurrentlyStudying,
  achievements: item.achievements,
});

/** The education entry that was typed. */
export const itemOf = (typed: EditedEducation, id: string, before: Education | undefined): Education => ({
  ...typed,
  id,
  startDate: keptDate(typed.startDate, before?.startDate),
  endDate: typed.isCurrentlyStudying ? null : (keptDate(typed.endDate, before?.endDate) ?? null),
});
