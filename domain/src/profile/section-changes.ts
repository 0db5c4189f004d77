import type {
  Education,
  Experience,
  PreferredRole,
  ProfileChange,
  ProfileSections,
  Project,
} from '@trackrecord/contracts';
import equal from 'fast-deep-equal';
import type { ProfileState } from './profile.js';

type Changes = readonly ProfileChange[];

/** Returns the smallest set of events after which a profile holds the sections. */
export const decideSections = (target: ProfileSections, current: ProfileState): Changes => [
  ...diffIfPresent(target.userType, (userType) =>
    toChange(current.userType, userType, { type: 'UserTypeChosen', data: { userType } }),
  ),
  ...diffIfPresent(target.personalInfo, (personalInfo) =>
    toChange(current.personalInfo, personalInfo, { type: 'PersonalInfoChanged', data: { personalInfo } }),
  ),
  ...diffIfPresent(target.educations, (list) => diffList(current.educations, list, educationEvents)),
  ...diffIfPresent(target.experiences, (list) => diffList(current.experiences, list, experienceEvents)),
  ...diffIfPresent(target.projects, (list) => diffList(current.projects, list, projectEvents)),
  ...diffIfPresent(target.skills, (skills) => diffSkills(current.skills, skills)),
  ...diffIfPresent(target.preferences, (preferences) =>
    toChange(current.preferences, preferences, { type: 'PreferencesChanged', data: { preferences } }),
  ),
  ...diffIfPresent(target.preferredRoles, (list) => diffList(current.preferredRoles, list, roleEvents)),
];

/** Returns the changes of a section; none if it is absent. */
const diffIfPresent = <Section>(target: Section | undefined, toChanges: (target: Section) => Changes): Changes =>
  target === undefined ? [] : toChanges(target);

/** Returns the change of a section that is not a list; none if it stays the same. */
const toChange = <Section>(current: Section | undefined, target: Section, event: ProfileChange): Changes =>
  equal(current, target) ? [] : [event];

/** Returns the smallest set of events that turns one list into another. Items are identified by their ids. */
function diffList<Item extends { readonly id: string }>(
  before: readonly Item[],
  after: readonly Item[],
  events: ListEvents<Item>,
): Changes {
  const { removedItems, newOrder, addedItems, keptItems } = compareLists(before, after, ({ id }) => id);
  return [
    ...removedItems.map(({ item: { id }, index }) => events.removed({ id, index })),
    ...(newOrder ? [events.reordered({ ids: newOrder.map(({ id }) => id) })] : []),
    ...addedItems.map(({ item, index }) => events.added({ id: item.id, index, item })),
    ...keptItems
      .filter(({ item, previousItem }) => !equal(item, previousItem))
      .map(({ item, index }) => events.revised({ id: item.id, index, item })),
  ];
}

/**
 * Returns the smallest set of events that turns one list of skills into another. Skills are identified by their
 * spelling.
 */
function diffSkills(before: readonly string[], after: readonly string[]): Changes {
  const { removedItems, newOrder, addedItems } = compareLists(before, after, (skill) => skill);
  return [
    ...removedItems.map(({ item, index }): ProfileChange => ({ type: 'SkillRemoved', data: { skill: item, index } })),
    ...(newOrder ? [createSkillsReordered(newOrder)] : []),
    ...addedItems.map(({ item, index }): ProfileChange => ({ type: 'SkillAdded', data: { skill: item, index } })),
  ];
}

const createSkillsReordered = (skills: readonly string[]): ProfileChange => ({
  type: 'SkillsReordered',
  data: { skills: [...skills] },
});

interface Indexed<Item> {
  readonly item: Item;
  readonly index: number;
}

/** The steps from one list to another, to be applied in this order. */
interface ListDiff<Item> {
  /** From last to first, each with its index right before it is removed. */
  readonly removedItems: readonly Indexed<Item>[];
  /** The remaining items in their new order; undefined if it is the old one. */
  readonly newOrder: readonly Item[] | undefined;
  /** From first to last, each with its index right after it is added, which is its final one. */
  readonly addedItems: readonly Indexed<Item>[];
  /** The remaining items with their final index and their previous value. */
  readonly keptItems: readonly (Indexed<Item> & { readonly previousItem: Item })[];
}

/** Compares two lists by a key that is unique in each. */
function compareLists<Item>(
  before: readonly Item[],
  after: readonly Item[],
  getKey: (item: Item) => string,
): ListDiff<Item> {
  const itemsBefore = new Map(before.map((item) => [getKey(item), item]));
  const keysAfter = new Set(after.map(getKey));
  const isKept = (item: Item) => itemsBefore.has(getKey(item));
  const indexedItems = after.map((item, index) => ({ item, index }));
  const orderAfter = after.filter(isKept);
  const orderBefore = before.filter((item) => keysAfter.has(getKey(item)));
  return {
    removedItems: before
      .map((item, index) => ({ item, index }))
      .filter(({ item }) => !keysAfter.has(getKey(item)))
      .toReversed(),
    newOrder: equal(orderAfter.map(getKey), orderBefore.map(getKey)) ? undefined : orderAfter,
    addedItems: indexedItems.filter(({ item }) => !isKept(item)),
    keptItems: indexedItems.flatMap(({ item, index }) => {
      const previousItem = itemsBefore.get(getKey(item));
      return previousItem === undefined ? [] : [{ item, index, previousItem }];
    }),
  };
}

/** Creates the four events of one list. */
interface ListEvents<Item> {
  readonly added: (data: { readonly id: string; readonly index: number; readonly item: Item }) => ProfileChange;
  readonly revised: (data: { readonly id: string; readonly index: number; readonly item: Item }) => ProfileChange;
  readonly removed: (data: { readonly id: string; readonly index: number }) => ProfileChange;
  readonly reordered: (data: { readonly ids: string[] }) => ProfileChange;
}

const educationEvents: ListEvents<Education> = {
  added: (data) => ({ type: 'EducationAdded', data }),
  revised: (data) => ({ type: 'EducationRevised', data }),
  removed: (data) => ({ type: 'EducationRemoved', data }),
  reordered: (data) => ({ type: 'EducationsReordered', data }),
};

const experienceEvents: ListEvents<Experience> = {
  added: (data) => ({ type: 'ExperienceAdded', data }),
  revised: (data) => ({ type: 'ExperienceRevised', data }),
  removed: (data) => ({ type: 'ExperienceRemoved', data }),
  reordered: (data) => ({ type: 'ExperiencesReordered', data }),
};

const projectEvents: ListEvents<Project> = {
  added: (data) => ({ type: 'ProjectAdded', data }),
  revised: (data) => ({ type: 'ProjectRevised', data }),
  removed: (data) => ({ type: 'ProjectRemoved', data }),
  reordered: (data) => ({ type: 'ProjectsReordered', data }),
};

const roleEvents: ListEvents<PreferredRole> = {
  added: (data) => ({ type: 'PreferredRoleAdded', data }),
  revised: (data) => ({ type: 'PreferredRoleRevised', data }),
  removed: (data) => ({ type: 'PreferredRoleRemoved', data }),
  reordered: (data) => ({ type: 'PreferredRolesReordered', data }),
};
