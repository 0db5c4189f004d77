import {
  dropUndefined,
  type DescriptionOrigin,
  type Education,
  type Experience,
  type PreferredRole,
  type Project,
  ROLE_MATCH,
  type ItemInput,
  type EducationInput,
  type RoleInput,
} from '@trackrecord/contracts';
import equal from 'fast-deep-equal';
import type { ItemRules } from './assign-item-ids.js';

/** An item without an id matches an item with equal content (design.md section 3). */
const isSame = (wanted: object, current: { readonly id: string }): boolean =>
  equal({ ...wanted, id: current.id }, current);

/** Sets the start date of an older entry that starts "today" (spec section 3). */
const withStartDate = (day: string | undefined, { startsToday, ...input }: EducationInput): ItemInput<Education> =>
  startsToday ? dropUndefined({ ...input, startDate: day }) : input;

/** An existing entry that starts "today" keeps its start date. */
export const educationRules: ItemRules<EducationInput, Education> = {
  isSame: (wanted, current) => isSame(withStartDate(current.startDate, wanted), current),
  toStored: (wanted, id, before, context) => ({ ...withStartDate(before?.startDate ?? context.today(), wanted), id }),
};

interface DescribedItem {
  readonly description?: string | undefined;
  readonly descriptionOrigin?: DescriptionOrigin | undefined;
}

/** Keeps the origin of an unchanged description if the input has none. */
function withOrigin<Item extends DescribedItem>(wanted: Item, before: DescribedItem | undefined): Item {
  const isUnchanged = wanted.description !== undefined && wanted.description === before?.description;
  const origin = wanted.descriptionOrigin ?? (isUnchanged ? before.descriptionOrigin : undefined);
  return dropUndefined({ ...wanted, descriptionOrigin: wanted.description === undefined ? undefined : origin });
}

export const experienceRules: ItemRules<ItemInput<Experience>, Experience> = {
  isSame: (wanted, current) => isSame(withOrigin(wanted, current), current),
  toStored: (wanted, id, before) => ({ ...withOrigin(wanted, before), id }),
};

export const projectRules: ItemRules<ItemInput<Project>, Project> = {
  isSame: (wanted, current) => isSame(withOrigin(wanted, current), current),
  toStored: (wanted, id, before) => ({ ...withOrigin(wanted, before), id }),
};

/**
 * Roles with the same title, ignoring case, are the same (spec section 3). Missing fields keep their value; a match that
 * was never set is 50 (spec section 9, design.md "Questions settled").
 */
export const roleRules: ItemRules<RoleInput, PreferredRole> = {
  isSame: (wanted, current) => wanted.title.toLowerCase() === current.title.toLowerCase(),
  toStored: (wanted, id, before) => {
    const description = wanted.description ?? before?.description;
    return {
      id,
      title: wanted.title,
      match: wanted.match ?? before?.match ?? ROLE_MATCH.fallback,
      ...(description === undefined ? {} : { description }),
      requiredSkills: wanted.requiredSkills ?? before?.requiredSkills ?? [],
    };
  },
};
