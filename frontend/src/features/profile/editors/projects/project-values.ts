import type { EditedProject, Profile, Project } from '@trackrecord/contracts';
import { monthOfIso } from '@trackrecord/contracts/month';
import { keptDate } from '../lists/kept-date';

export const BLANK: EditedProject = {
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
] as const satisfies readonly (keyof EditedProject)[];

/** The projects of a profile as the editor holds them: without skills, which it drops (spec section 3). */
export const itemsOf = ({ projects }: Profile): readonly Project[] =>
  projects.map(({ skills: _dropped, ...item }) => item);

/** What somebody should know who saves projects that have skills. */
export const warningOf = ({ projects }: Profile): string | undefined =>
  projects.some(({ skills }) => Object.values(skills ?? {}).some((found) => found.length > 0))
    ? 'Saving removes detected skills from projects.'
    : undefined;

/** The form's values for a project. */
export const typedOf = (item: Project): EditedProject => ({
  title: item.title,
  description: item.description ?? '',
  descriptionOrigin: item.descriptionOrigin,
  category: item.category ?? '',
  year: item.year ?? '',
  imageUrl: item.imageUrl ?? '',
  startDate: monthOfIso(item.startDate),
  endDate: monthOfIso(item.endDate),
  isOngoing: item.isOngoing,
  projectUrl: item.projectUrl ?? '',
  links: item.links,
  linkName: '',
  linkUrl: '',
});

/** The project that was typed, with a link that was typed and not added. */
export const itemOf = (typed: EditedProject, id: string, before: Project | undefined): Project => ({
  id,
  title: typed.title,
  description: typed.description,
  descriptionOrigin: typed.descriptionOrigin,
  category: typed.category || undefined,
  year: typed.year || undefined,
  imageUrl: typed.imageUrl || undefined,
  startDate: keptDate(typed.startDate, before?.startDate),
  endDate: typed.isOngoing ? null : (keptDate(typed.endDate, before?.endDate) ?? null),
  isOngoing: typed.isOngoing,
  projectUrl: typed.projectUrl || undefined,
  links:
    typed.linkName.trim() === ''
      ? typed.links
      : [...typed.links, { name: typed.linkName.trim(), url: typed.linkUrl.trim() }],
});
