import type { ProjectEditorValues, Profile, Project } from '@trackrecord/contracts';
import { isoToMonth } from '@trackrecord/contracts/month';
import { includePendingLink } from '../../../../shared/entries/link-fields';
import { toIsoDate } from '../../../../shared/entries/to-iso-date';

export const EMPTY_VALUES: ProjectEditorValues = {
  title: '',
  description: '',
  category: '',
  year: '',
  imageUrl: '',
  startDate: '',
  endDate: '',
  isOngoing: false,
  projectUrl: '',
  links: [],
  linkName: '',
  linkUrl: '',
};

export const FIELD_NAMES = [
  'title',
  'description',
  'category',
  'year',
  'startDate',
  'endDate',
  'projectUrl',
  'imageUrl',
  'linkUrl',
] as const satisfies readonly (keyof ProjectEditorValues)[];

/** Returns the projects of a profile without their skills, which the editor drops (spec section 3). */
export const getItems = ({ projects }: Profile): readonly Project[] =>
  projects.map(({ skills: _skills, ...item }) => item);

/** Warns if saving removes skills from projects. */
export const getWarning = ({ projects }: Profile): string | undefined =>
  projects.some(({ skills }) => Object.values(skills ?? {}).some((names) => names.length > 0))
    ? 'Skills that were detected in projects are not edited here, and are removed when you save. Your own list of skills stays.'
    : undefined;

export const toFormValues = (item: Project): ProjectEditorValues => ({
  title: item.title,
  description: item.description ?? '',
  descriptionOrigin: item.descriptionOrigin,
  category: item.category ?? '',
  year: item.year ?? '',
  imageUrl: item.imageUrl ?? '',
  startDate: isoToMonth(item.startDate),
  endDate: isoToMonth(item.endDate),
  isOngoing: item.isOngoing,
  projectUrl: item.projectUrl ?? '',
  links: item.links,
  linkName: '',
  linkUrl: '',
});

/** Builds a project from form values, including a link that is entered and not added yet. */
export const toProject = (values: ProjectEditorValues, id: string, previous: Project | undefined): Project => ({
  id,
  title: values.title,
  description: values.description,
  descriptionOrigin: values.descriptionOrigin,
  category: values.category || undefined,
  year: values.year || undefined,
  imageUrl: values.imageUrl || undefined,
  startDate: toIsoDate(values.startDate, previous?.startDate),
  endDate: values.isOngoing ? null : (toIsoDate(values.endDate, previous?.endDate) ?? null),
  isOngoing: values.isOngoing,
  projectUrl: values.projectUrl || undefined,
  links: includePendingLink(values),
});
