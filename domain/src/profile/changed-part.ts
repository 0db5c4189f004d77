import { type ProfileSections, toSkillKey } from '@trackrecord/contracts';
import type { ProfileState } from './profile.js';

/** The name of a section. */
export type SectionName = keyof ProfileSections;

/** The part of a profile that one event changed: a section or, in a list, the changed items. */
export interface ChangedPart {
  readonly section: SectionName;
  /** Null if there was nothing before. */
  readonly before: ProfileSections | null;
  /** Null if there is nothing after. */
  readonly after: ProfileSections | null;
  /** Keys of what changed: items, the order of a list, or a section. Changes of the same thing have a common key. */
  readonly affectedKeys: readonly string[];
}

/** The sections that are not lists. */
export const SINGLE_SECTIONS = ['userType', 'personalInfo', 'preferences'] as const;
/** The lists of items with ids. */
export const ITEM_LISTS = ['educations', 'experiences', 'projects', 'preferredRoles'] as const;

/** Returns the part in which two consecutive states differ; undefined if no section changed. */
export function findChangedPart(before: ProfileState, after: ProfileState): ChangedPart | undefined {
  for (const section of SINGLE_SECTIONS) {
    if (before[section] === after[section]) continue;
    return {
      section,
      before: toSection(section, before[section]),
      after: toSection(section, after[section]),
      affectedKeys: [section],
    };
  }
  for (const section of ITEM_LISTS) {
    if (before[section] === after[section]) continue;
    return findChangedItems<IdentifiedItem>(section, before[section], after[section], createKeyGetter(section));
  }
  if (before.skills === after.skills) return undefined;
  return findChangedItems('skills', before.skills, after.skills, (skill) => [`skills/${toSkillKey(skill)}`]);
}

interface IdentifiedItem {
  readonly id: string;
  readonly title?: string;
}

/** Identifies items by id, and preferred roles also by title, which is unique (spec section 3). */
const createKeyGetter =
  (section: SectionName) =>
  ({ id, title = '' }: IdentifiedItem): readonly string[] => [
    `${section}/${id}`,
    ...(section === 'preferredRoles' ? [`${section}/${title.toLowerCase()}`] : []),
  ];

/** `evolve` keeps unchanged items, so an item that is not the same object has changed. */
function findChangedItems<Item>(
  section: SectionName,
  before: readonly Item[],
  after: readonly Item[],
  getKeys: (item: Item) => readonly string[],
): ChangedPart {
  const removedItems = excludeItems(before, after);
  const addedItems = excludeItems(after, before);
  const isReordered = removedItems.length === 0 && addedItems.length === 0;
  return {
    section,
    before: toListSection(section, isReordered ? before : removedItems),
    after: toListSection(section, isReordered ? after : addedItems),
    affectedKeys: isReordered ? [`${section}/order`] : [...removedItems, ...addedItems].flatMap(getKeys),
  };
}

function excludeItems<Item>(items: readonly Item[], excludedItems: readonly Item[]): readonly Item[] {
  const excludedSet = new Set(excludedItems);
  return items.filter((item) => !excludedSet.has(item));
}

const toSection = (section: SectionName, value: unknown): ProfileSections | null =>
  value === undefined ? null : { [section]: value };

const toListSection = (section: SectionName, items: readonly unknown[]): ProfileSections | null =>
  items.length === 0 ? null : { [section]: items };
