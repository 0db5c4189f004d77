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

/** An item without an id is the one that says the same (design.md section 3). */
const isSame = (wanted: object, present: { readonly id: string }): boolean =>
  equal({ ...wanted, id: present.id }, present);

/** An education entry with the day it starts on, where it does not say. */
const startingOn = (day: string | undefined, { startsToday, ...sent }: EducationInput): ItemInput<Education> =>
  startsToday ? dropUndefined({ ...sent, startDate: day }) : sent;

/** What starts today and was there before started when it did then. */
export const educationRules: ItemRules<EducationInput, Education> = {
  isSame: (wanted, present) => isSame(startingOn(present.startDate, wanted), present),
  stored: (wanted, id, before, outside) => ({ ...startingOn(before?.startDate ?? outside.today(), wanted), id }),
};

interface Described {
  readonly description?: string | undefined;
  readonly descriptionOrigin?: DescriptionOrigin | undefined;
}

/** A text that did not change came about as it did, whether or not somebody says so again. */
function withOrigin<Item extends Described>(wanted: Item, before: Described | undefined): Item {
  const isUnchanged = wanted.description !== undefined && wanted.description === before?.description;
  const origin = wanted.descriptionOrigin ?? (isUnchanged ? before.descriptionOrigin : undefined);
  return dropUndefined({ ...wanted, descriptionOrigin: wanted.description === undefined ? undefined : origin });
}

export const experienceRules: ItemRules<ItemInput<Experience>, Experience> = {
  isSame: (wanted, present) => isSame(withOrigin(wanted, present), present),
  stored: (wanted, id, before) => ({ ...withOrigin(wanted, before), id }),
};

export const projectRules: ItemRules<ItemInput<Project>, Project> = {
  isSame: (wanted, present) => isSame(withOrigin(wanted, present), present),
  stored: (wanted, id, before) => ({ ...withOrigin(wanted, before), id }),
};

/**
 * Two roles are the same if their titles match in any case (spec section 3). What a role leaves out it keeps; a match it
 * never had is 50 (spec section 9, design.md "Questions settled").
 */
export const roleRules: ItemRules<RoleInput, PreferredRole> = {
  isSame: (wanted, present) => wanted.title.toLowerCase() === present.title.toLowerCase(),
  stored: (wanted, id, before) => {
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
