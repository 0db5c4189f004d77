import type { ExperienceEditorValues, Experience, ExperienceFormValues } from '@trackrecord/contracts';
import { isoToMonth } from '@trackrecord/contracts/month';
import { toIsoDate } from './to-iso-date';

/** The form values that wizard and profile editor share. The wizard has skills too, the editor a location. */
type ExperienceValues = Omit<ExperienceEditorValues, 'location'> & Partial<Pick<ExperienceEditorValues, 'location'>>;

export const EMPTY_EXPERIENCE = {
  title: '',
  company: '',
  startDate: '',
  endDate: '',
  current: false,
  description: '',
};

export const toExperienceValues = (item: Experience): Omit<ExperienceValues, 'location'> => ({
  title: item.title,
  company: item.company,
  startDate: isoToMonth(item.startDate),
  endDate: isoToMonth(item.endDate),
  current: item.current,
  description: item.description ?? '',
  descriptionOrigin: item.descriptionOrigin,
});

/** Builds a work experience from form values. Keeps the location and the skills if the form does not have them. */
export const toExperience = (
  { location, skills, ...values }: ExperienceValues & Partial<Pick<ExperienceFormValues, 'skills'>>,
  id: string,
  previous: Experience | undefined,
): Experience => ({
  id,
  title: values.title,
  company: values.company,
  location: location === undefined ? previous?.location : location || undefined,
  startDate: toIsoDate(values.startDate, previous?.startDate),
  endDate: values.current ? null : (toIsoDate(values.endDate, previous?.endDate) ?? null),
  current: values.current,
  description: values.description || undefined,
  descriptionOrigin: values.descriptionOrigin,
  skills: skills ?? previous?.skills,
});
