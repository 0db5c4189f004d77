import type { Education, Experience, PreferredRole, Project, ItemInput } from '@trackrecord/contracts';
import fc from 'fast-check';
import type { ProfileState } from '../profile/profile.js';
import type { SectionsInput } from '../sections/sections-input.js';

const recordOptions = { noNullPrototype: true };

/** Few words, so that items are often equal and lists often share items. */
const word = fc.constantFrom('Alpha', 'Beta', 'Gamma', 'delta', 'Épsilon', '');
const nonEmptyWord = fc.constantFrom('Alpha', 'Beta', 'Gamma', 'delta', 'Épsilon');
const id = fc.constantFrom('id-1', 'id-2', 'id-3', 'id-4', 'id-5');
const day = fc.constantFrom('2020-01-01', '2021-06-01T00:00:00.000Z');
const skills = fc.record({ technical: fc.array(word, { maxLength: 2 }) }, recordOptions);

const education: fc.Arbitrary<ItemInput<Education>> = fc.record(
  {
    id,
    institution: nonEmptyWord,
    courseType: fc.constant('Diploma'),
    courseName: fc.constant('Boats'),
    startDate: day,
    endDate: fc.option(day),
    isCurrentlyStudying: fc.boolean(),
    achievements: word,
  },
  {
    ...recordOptions,
    requiredKeys: ['institution', 'courseType', 'courseName', 'endDate', 'isCurrentlyStudying', 'achievements'],
  },
);

const experience: fc.Arbitrary<ItemInput<Experience>> = fc.record(
  {
    id,
    company: nonEmptyWord,
    title: nonEmptyWord,
    description: word,
    endDate: fc.option(day),
    current: fc.boolean(),
    skills,
  },
  { ...recordOptions, requiredKeys: ['company', 'title', 'endDate', 'current'] },
);

const project: fc.Arbitrary<ItemInput<Project>> = fc.record(
  {
    id,
    title: nonEmptyWord,
    description: word,
    endDate: fc.option(day),
    isOngoing: fc.boolean(),
    links: fc.array(fc.record({ name: nonEmptyWord, url: nonEmptyWord }, recordOptions), { maxLength: 2 }),
  },
  { ...recordOptions, requiredKeys: ['title', 'endDate', 'isOngoing', 'links'] },
);

const role: fc.Arbitrary<ItemInput<PreferredRole>> = fc.record(
  { id, title: nonEmptyWord, match: fc.nat(100), description: word, requiredSkills: fc.array(word, { maxLength: 2 }) },
  { ...recordOptions, requiredKeys: ['title', 'match', 'description', 'requiredSkills'] },
);

/** A list without duplicate ids, which contracts reject. */
const anyItemList = <Item extends { readonly id?: string | undefined }>(item: fc.Arbitrary<Item>) =>
  fc.uniqueArray(item, { maxLength: 6, selector: (item) => item.id ?? item });

const preferences = fc.record(
  {
    workModes: fc.array(word, { maxLength: 2 }),
    locations: fc.array(fc.record({ city: nonEmptyWord, country: word, hasVisa: fc.boolean() }, recordOptions), {
      maxLength: 2,
    }),
    jobTypes: fc.array(word, { maxLength: 2 }),
    preferredIndustries: fc.array(word, { maxLength: 2 }),
    languages: fc.array(fc.record({ language: nonEmptyWord, proficiency: nonEmptyWord }, recordOptions), {
      maxLength: 2,
    }),
  },
  recordOptions,
);

/** All sections of a profile as a client sends them, with and without ids. */
export const anySections = fc.record(
  {
    userType: fc.constantFrom('student', 'graduate', 'professional'),
    personalInfo: fc.record(
      { firstName: nonEmptyWord, lastName: nonEmptyWord, linkedInUrl: nonEmptyWord },
      recordOptions,
    ),
    educations: anyItemList(education),
    experiences: anyItemList(experience),
    projects: anyItemList(project),
    preferredRoles: anyItemList(role).map(removeDuplicateTitles),
    skills: fc.uniqueArray(nonEmptyWord, { maxLength: 5 }),
    preferences,
  },
  recordOptions,
) satisfies fc.Arbitrary<SectionsInput>;

/** Some sections of a profile; the others are absent. */
export const someSections: fc.Arbitrary<SectionsInput> = anySections.chain((allSections) =>
  fc.subarray(Object.entries(allSections)).map((entries): SectionsInput => Object.fromEntries(entries)),
);

function removeDuplicateTitles<Role extends { readonly title: string }>(roles: readonly Role[]): Role[] {
  return [...new Map(roles.map((item) => [item.title.toLowerCase(), item])).values()];
}

/** An edited list: some items removed, changed or without their ids, in any order, and new ones. */
const anyEditedList = <Item extends { readonly id: string }>(
  currentItems: readonly Item[],
  newItem: fc.Arbitrary<ItemInput<Item>>,
  reviseItem: (item: Item) => Item,
): fc.Arbitrary<ItemInput<Item>[]> => {
  const anyRemainingItems = fc.oneof(fc.subarray([...currentItems]), fc.shuffledSubarray([...currentItems]));
  const editItem = (item: Item) =>
    fc.constantFrom<ItemInput<Item>[]>(item, item, reviseItem(item), { ...item, id: undefined });
  const editedItems = anyRemainingItems.chain((items) => fc.tuple(...items.map(editItem)));
  const anyAddedItems = fc.array(
    newItem.map((item) => ({ ...item, id: undefined })),
    { maxLength: 2 },
  );
  return fc.tuple(editedItems, anyAddedItems).map(([remainingItems, addedItems]) => [...remainingItems, ...addedItems]);
};

type Lists = Pick<ProfileState, 'educations' | 'experiences' | 'projects' | 'preferredRoles' | 'skills'>;

/** Edited lists of a profile. */
export const anyEditedLists = (current: Lists): fc.Arbitrary<SectionsInput> =>
  fc.record(
    {
      educations: anyEditedList(current.educations, education, (item) => ({ ...item, achievements: 'Omega' })),
      experiences: anyEditedList(current.experiences, experience, (item) => ({ ...item, company: 'Omega' })),
      projects: anyEditedList(current.projects, project, (item) => ({ ...item, title: 'Omega' })),
      preferredRoles: anyEditedList(current.preferredRoles, role, (item) => ({ ...item, match: 1 })).map(
        removeDuplicateTitles,
      ),
      skills: fc
        .tuple(fc.shuffledSubarray([...current.skills]), fc.subarray(['Omega']))
        .map((lists) => [...new Set(lists.flat())]),
    },
    recordOptions,
  );
