import type { ProfileSections } from '@trackrecord/contracts';
import type { ProfileState } from '../profile/profile.js';

/** A section of a profile by its name. */
export type SectionName = keyof ProfileSections;

/** The part of a profile that one event changed: a section, and of a list only the items concerned. */
export interface ChangedPart {
  readonly section: SectionName;
  /** Null where there was nothing. */
  readonly before: ProfileSections | null;
  /** Null where there is nothing any more. */
  readonly after: ProfileSections | null;
  /** What it touched, so that two changes of the same thing can be told: an item, an order, a section. */
  readonly touched: readonly string[];
}

const SINGLE_SECTIONS = ['userType', 'personalInfo', 'preferences'] as const;
const ITEM_LISTS = ['educations', 'experiences', 'projects', 'preferredRoles'] as const;

/** The part that lies between two states with one event between them; nothing where no section changed. */
export function changedPart(before: ProfileState, after: ProfileState): ChangedPart | undefined {
  for (const section of SINGLE_SECTIONS) {
    if (before[section] === after[section]) continue;
    return {
      section,
      before: only(section, before[section]),
      after: only(section, after[section]),
      touched: [section],
    };
  }
  for (const section of ITEM_LISTS) {
    if (before[section] === after[section]) continue;
    return changedList<Named>(section, before[section], after[section], namesOf(section));
  }
  if (before.skills === after.skills) return undefined;
  return changedList('skills', before.skills, after.skills, (skill) => [`skills/${skill.toLowerCase()}`]);
}

interface Named {
  readonly id: string;
  readonly title?: string;
}

/** An item is its id; a preferred role is its title, too, since two of one title cannot be (spec section 3). */
const namesOf =
  (section: SectionName) =>
  ({ id, title = '' }: Named): readonly string[] => [
    `${section}/${id}`,
    ...(section === 'preferredRoles' ? [`${section}/${title.toLowerCase()}`] : []),
  ];

/** The fold keeps an item it does not change, so what is not the same object was changed. */
function changedList<Item>(
  section: SectionName,
  before: readonly Item[],
  after: readonly Item[],
  names: (item: Item) => readonly string[],
): ChangedPart {
  const gone = without(before, after);
  const come = without(after, before);
  const moved = gone.length === 0 && come.length === 0;
  return {
    section,
    before: onlyItems(section, moved ? before : gone),
    after: onlyItems(section, moved ? after : come),
    touched: moved ? [`${section}/order`] : [...gone, ...come].flatMap(names),
  };
}

function without<Item>(items: readonly Item[], others: readonly Item[]): readonly Item[] {
  const known = new Set(others);
  return items.filter((item) => !known.has(item));
}

const only = (section: SectionName, value: unknown): ProfileSections | null =>
  value === undefined ? null : { [section]: value };

const onlyItems = (section: SectionName, items: readonly unknown[]): ProfileSections | null =>
  items.length === 0 ? null : { [section]: items };
