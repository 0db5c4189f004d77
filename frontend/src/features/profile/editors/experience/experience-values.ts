import type { EditedExperience, Experience } from '@trackrecord/contracts';
import { isoToMonth } from '@trackrecord/contracts/month';
import { toIsoDate } from '../lists/to-iso-date';

export const EMPTY_VALUES: EditedExperience = {
  title: '',
  company: '',
  location: '',
  startDate: '',
  endDate: '',
  current: false,
  description: '',
};

export const FIELD_NAMES = [
  'title',
  'company',
  'location',
  'startDate',
  'endDate',
  'description',
] as const satisfies readonly (keyof EditedExperience)[];

export const toFormValues = (item: Experience): EditedExperience => ({
  title: item.title,
  company: item.company,
  location: item.location ?? '',
  startDate: isoToMonth(item.startDate),
  endDate: isoToMonth(item.endDate),
  current: item.current,
  description: item.description ?? '',
  descriptionOrigin: item.descriptionOrigin,
});

/** Builds a work experience from form values. Keeps its skills, which the form does not show. */
export const toExperience = (values: EditedExperience, id: string, before: Experience | undefined): Experience => ({
  id,
  title: values.title,
  company: values.company,
  location: values.location || undefined,
  startDate: toIsoDate(values.startDate, before?.startDate),
  endDate: values.current ? null : (toIsoDate(values.endDate, before?.endDate) ?? null),
  current: values.current,
  description: values.description || undefined,
  descriptionOrigin: values.descriptionOrigin,
  skills: before?.skills,
});
