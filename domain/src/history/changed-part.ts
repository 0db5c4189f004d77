import type { ProfileSections } from '@trackrecord/contracts';
import type { ProfileState } from '../profile/profile.js';

/** The name of a section. */
export type SectionName = keyof ProfileSections;

/** The part of a profile that one event changed: a section or, in a list, the items concerned. */
export interface ChangedPart {
  readonly section: SectionName;
  /** Null if there was nothing before. */
  readonly before: ProfileSections | null;
  /** Null if there is nothing after. */
  readonly after: ProfileSections | null;
  /** Keys of what it touched (an item, an order, a section), to find changes of the same thing. */
  readonly touched: readonly string[];
}

const SINGLE_SECTIONS = ['userType', 'personalInfo', 'preferences'] as const;
const ITEM_LISTS = ['educations', 'experiences', 'projects', 'preferredRoles'] as const;

/** Returns the part in which two consecutive states differ; undefined if no section changed. */
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

/** An item is identified by its id, a preferred role by its title, too, which is unique (spec section 3). */
const namesOf =
  (section: SectionName) =>
  ({ id, title = '' }: Named): readonly string[] => [
    `${section}/${id}`,
    ...(section === 'preferredRoles' ? [`${section}/${title.toLowerCase()}`] : []),
  ];

/** `evolve` keeps unchanged items, so an item that is not the same object has changed. */
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
