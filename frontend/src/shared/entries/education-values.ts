import type { EducationEditorValues, Education } from '@trackrecord/contracts';
import { isoToMonth } from '@trackrecord/contracts/month';
import { toIsoDate } from './to-iso-date';

export const EMPTY_EDUCATION: EducationEditorValues = {
  institution: '',
  courseType: '',
  courseName: '',
  startDate: '',
  endDate: '',
  isCurrentlyStudying: false,
  achievements: '',
};

export const EDUCATION_FIELDS = [
  'institution',
  'courseType',
  'courseName',
  'startDate',
  'endDate',
  'achievements',
] as const satisfies readonly (keyof EducationEditorValues)[];

export const toEducationValues = (item: Education): EducationEditorValues => ({
  institution: item.institution,
  courseType: item.courseType,
  courseName: item.courseName,
  startDate: isoToMonth(item.startDate),
  endDate: isoToMonth(item.endDate),
  isCurrentlyStudying: item.isCurrentlyStudying,
  achievements: item.achievements,
});

/** Builds an education entry from form values. */
export const toEducation = (values: EducationEditorValues, id: string, previous: Education | undefined): Education => ({
  ...values,
  id,
  startDate: toIsoDate(values.startDate, previous?.startDate),
  endDate: values.isCurrentlyStudying ? null : (toIsoDate(values.endDate, previous?.endDate) ?? null),
});
