import type { EditedExperience, Experience } from '@trackrecord/contracts';
import { monthOfIso } from '@trackrecord/contracts/month';
import { keptDate } from '../lists/kept-date';

export const BLANK: EditedExperience = {
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

/** The form's values for a work experience. */
export const typedOf = (item: Experience): EditedExperience => ({
  title: item.title,
  company: item.company,
  location: item.location ?? '',
  startDate: monthOfIso(item.startDate),
  endDate: monthOfIso(item.endDate),
  current: item.current,
  description: item.description ?? '',
  descriptionOrigin: item.descriptionOrigin,
});

/** The work experience that was typed; its skills, which the form does not ask for, stay. */
export const itemOf = (typed: EditedExperience, id: string, before: Experience | undefined): Experience => ({
  id,
  title: typed.title,
  company: typed.company,
  location: typed.location || undefined,
  startDate: keptDate(typed.startDate, before?.startDate),
  endDate: typed.current ? null : (keptDate(typed.endDate, before?.endDate) ?? null),
  current: typed.current,
  description: typed.description || undefined,
  descriptionOrigin: typed.descriptionOrigin,
  skills: before?.skills,
});
