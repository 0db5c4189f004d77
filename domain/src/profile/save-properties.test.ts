import type { ProfileEvent } from '@trackrecord/contracts';
import equal from 'fast-deep-equal';
import fc from 'fast-check';
import { DomainError } from '../domain-error.js';
import type { SectionsInput } from '../sections/sections-input.js';
import { anyEditedLists, someSections, anySections } from '../testing/any-sections.js';
import { createTestContext } from '../testing/given.js';
import { profileAggregate } from './profile-aggregate.js';
import type { ProfileState } from './profile.js';

const context = createTestContext();
const LISTS = ['educations', 'experiences', 'projects', 'preferredRoles'] as const;

interface Item {
  readonly id: string;
}

const decide = (sections: SectionsInput, state: ProfileState): readonly ProfileEvent[] => {
  try {
    return profileAggregate.decide({ type: 'SaveProfile', sections }, state, context);
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
};
const save = (state: ProfileState, sections: SectionsInput): ProfileState =>
  decide(sections, state).reduce(profileAggregate.evolve, state);
const saveAll = (all: readonly SectionsInput[]) => all.reduce(save, profileAggregate.initialState);

const getContent = (item: object): object => Object.fromEntries(Object.entries(item).filter(([key]) => key !== 'id'));
const getContents = (sections: SectionsInput | ProfileState) =>
  Object.fromEntries(LISTS.map((list) => [list, sections[list]?.map(getContent)]));
const getIds = (items: readonly Item[]) => items.map(({ id }) => id);

const anyState = fc.array(someSections, { maxLength: 3 }).map(saveAll);
/** A profile, and what is saved next: something else altogether, or the same with a few edits. */
const anyStateAndInput = anyState.chain((state) =>
  fc.tuple(fc.constant(state), fc.oneof(someSections, anyEditedLists(state))),
);

it('folds to exactly what was saved, in order, and keeps absent sections', () => {
  fc.assert(
    fc.property(anyStateAndInput, ([state, input]) => {
      const after = save(state, input);
      const { educations, experiences, projects, preferredRoles, ...others } = input;
      expect(after).toMatchObject(others);
      for (const list of LISTS) {
        const expected = input[list] ?? state[list];
        expect(after[list].map(getContent)).toEqual(expected.map(getContent));
        for (const [index, { id }] of expected.entries()) if (id !== undefined) expect(after[list][index]?.id).toBe(id);
        expect(new Set(getIds(after[list])).size).toBe(after[list].length);
      }
      for (const absent of ['userType', 'personalInfo', 'preferences', 'skills'] as const)
        if (input[absent] === undefined) expect(after[absent]).toEqual(state[absent]);
    }),
  );
});

it('adds no event if the input or the stored profile is saved again', () => {
  fc.assert(
    fc.property(anyStateAndInput, ([state, input]) => {
      const after = save(state, input);
      expect(decide(input, after)).toEqual([]);
      expect(decide(after, after)).toEqual([]);
    }),
  );
});

it('ends as the first profile if it is saved again after another one', () => {
  fc.assert(
    fc.property(anySections, anySections, (first, second) => {
      const after = saveAll([first, second, first]);
      expect(getContents(after)).toEqual(getContents(first));
      expect(after).toMatchObject({ skills: first.skills, personalInfo: first.personalInfo, userType: first.userType });
      expect(after.preferences).toEqual(first.preferences);
    }),
  );
});

it('adds one event per removed, added or changed item, and at most one for the order', () => {
  const countMinEvents = (before: readonly Item[], after: readonly Item[]): number => {
    const itemsBefore = new Map(before.map((item) => [item.id, item]));
    const idsAfter = new Set(getIds(after));
    const removed = before.filter(({ id }) => !idsAfter.has(id));
    const changed = after.filter((item) => !equal(itemsBefore.get(item.id), item));
    const getRemainingIds = (items: readonly Item[]) =>
      getIds(items).filter((id) => itemsBefore.has(id) && idsAfter.has(id));
    return removed.length + changed.length + (equal(getRemainingIds(before), getRemainingIds(after)) ? 0 : 1);
  };
  const toItems = (skills: readonly string[]) => skills.map((id) => ({ id }));

  fc.assert(
    fc.property(anyStateAndInput, ([state, input]) => {
      const events = decide({ ...input, userType: undefined, personalInfo: undefined, preferences: undefined }, state);
      const after = events.reduce(profileAggregate.evolve, state);
      const counts = LISTS.map((list) => countMinEvents(state[list], after[list]));
      expect(events).toHaveLength(
        counts.reduce((sum, count) => sum + count, countMinEvents(toItems(state.skills), toItems(after.skills))),
      );
    }),
  );
});

it('keeps the id of a revised or moved item', () => {
  const rearranged = anyState.chain((state) =>
    fc.shuffledSubarray([...state.experiences]).map((experiences) => ({ state, experiences })),
  );
  fc.assert(
    fc.property(rearranged, fc.constantFrom('Alpha', 'Omega'), ({ state, experiences }, title) => {
      const input = experiences.map((item, index) => (index % 2 === 0 ? { ...item, title } : item));
      expect(save(state, { experiences: input }).experiences).toEqual(input);
    }),
  );
});

it('sets the index in an event to where the item is after the event, or was before its removal', () => {
  fc.assert(
    fc.property(anyStateAndInput, ([state, { projects }]) => {
      decide({ projects }, state).reduce((before, event) => {
        const after = profileAggregate.evolve(before, event);
        if (event.type === 'ProjectRemoved') expect(before.projects[event.data.index]?.id).toBe(event.data.id);
        if (event.type === 'ProjectAdded' || event.type === 'ProjectRevised') {
          expect(after.projects[event.data.index]).toEqual(event.data.item);
        }
        return after;
      }, state);
    }),
  );
});
