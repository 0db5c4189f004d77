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

/** An item without an id matches an item with equal content. */
const isSame = (input: object, current: { readonly id: string }): boolean =>
  equal({ ...input, id: current.id }, current);

/** Sets the start date of a legacy entry, which has a duration instead of one: it starts "today" (spec section 3). */
const withStartDate = (day: string | undefined, { startsToday, ...input }: EducationInput): ItemInput<Education> =>
  startsToday ? dropUndefined({ ...input, startDate: day }) : input;

/** A legacy entry starts on the day of its first save: an existing one keeps its start date. */
export const educationRules: ItemRules<EducationInput, Education> = {
  isSame: (input, current) => isSame(withStartDate(current.startDate, input), current),
  toStored: (input, id, current, context) => ({ ...withStartDate(current?.startDate ?? context.today(), input), id }),
};

interface DescribedItem {
  readonly description?: string | undefined;
  readonly descriptionOrigin?: DescriptionOrigin | undefined;
}

/** Keeps the origin of an unchanged description if the input has none. */
function withOrigin<Item extends DescribedItem>(input: Item, current: DescribedItem | undefined): Item {
  const isUnchanged = input.description !== undefined && input.description === current?.description;
  const origin = input.descriptionOrigin ?? (isUnchanged ? current.descriptionOrigin : undefined);
  return dropUndefined({ ...input, descriptionOrigin: input.description === undefined ? undefined : origin });
}

export const experienceRules: ItemRules<ItemInput<Experience>, Experience> = {
  isSame: (input, current) => isSame(withOrigin(input, current), current),
  toStored: (input, id, current) => ({ ...withOrigin(input, current), id }),
};

export const projectRules: ItemRules<ItemInput<Project>, Project> = {
  isSame: (input, current) => isSame(withOrigin(input, current), current),
  toStored: (input, id, current) => ({ ...withOrigin(input, current), id }),
};

/**
 * Roles with the same title, ignoring case, are the same (spec section 3). Missing fields keep their value; a match
 * that was never set is 50 (spec section 9).
 */
export const roleRules: ItemRules<RoleInput, PreferredRole> = {
  isSame: (input, current) => input.title.toLowerCase() === current.title.toLowerCase(),
  toStored: (input, id, current) => {
    const description = input.description ?? current?.description;
    return {
      id,
      title: input.title,
      match: input.match ?? current?.match ?? ROLE_MATCH.fallback,
      ...(description === undefined ? {} : { description }),
      requiredSkills: input.requiredSkills ?? current?.requiredSkills ?? [],
    };
  },
};
