import fc from 'fast-check';
import { createTestContext } from '../testing/given.js';
import { assignItemIds, type ItemRules } from './assign-item-ids.js';
import { roleRules } from './item-rules.js';

interface Note {
  readonly id: string;
  readonly text: string;
}
type NoteInput = Omit<Note, 'id'> & { readonly id?: string };

const rules: ItemRules<NoteInput, Note> = {
  isSame: (input, current) => input.text === current.text,
  toStored: ({ text }, id) => ({ id, text }),
};
const note = (id: string, text: string): Note => ({ id, text });
const assignIds = (inputs: readonly NoteInput[], current: readonly Note[]) =>
  assignItemIds(inputs, current, rules, createTestContext()).map(({ id }) => id);

describe('an item', () => {
  const current = [note('a', 'one'), note('b', 'two'), note('c', 'one')];

  it('with an id matches the current item with that id, whatever its text', () => {
    expect(assignIds([note('b', 'one'), note('a', 'two')], current)).toEqual(['b', 'a']);
  });

  it('with an unknown id is new and keeps the id', () => {
    expect(assignIds([note('z', 'one')], current)).toEqual(['z']);
  });

  it('without an id matches an equal item, each once', () => {
    const item = { text: 'one' };
    expect(assignIds([item, item, item], current)).toEqual(['a', 'c', 'new-1']);
  });

  it('without an id does not match an item whose id is sent', () => {
    expect(assignIds([{ text: 'one' }, note('a', 'changed')], current)).toEqual(['c', 'a']);
  });

  it('without an id matches the next equal item, to keep the order', () => {
    expect(assignIds([{ text: 'two' }, { text: 'one' }], current)).toEqual(['b', 'c']);
  });
});

it('keeps the order of a shortened list without ids', () => {
  const word = fc.constantFrom('one', 'two', 'three');
  const shortened = fc.array(word, { maxLength: 8 }).chain((texts) =>
    fc.subarray(texts.map((_, index) => index)).map((kept) => ({
      current: texts.map((text, index) => note(String(index), text)),
      inputs: kept.map((index) => ({ text: texts[index] ?? '' })),
    })),
  );
  fc.assert(
    fc.property(shortened, ({ inputs, current }) => {
      const assignedIds = assignIds(inputs, current).map(Number);
      expect(assignedIds).toEqual(assignedIds.toSorted((a, b) => a - b));
    }),
  );
});

describe('a preferred role', () => {
  const pilot = { id: 'p', title: 'Pilot', match: 80, description: 'Flies.', requiredSkills: ['Calm'] };
  const role = (input: Parameters<typeof roleRules.toStored>[0]) =>
    assignItemIds([input], [pilot], roleRules, createTestContext())[0];

  it('keeps fields that are not sent if its title matches case-insensitively', () => {
    expect(role({ title: 'pilot' })).toEqual({ ...pilot, title: 'pilot' });
    expect(role({ title: 'Pilot', match: 10, description: '' })).toEqual({ ...pilot, match: 10, description: '' });
  });

  it('that is new has a match of 50 and no skills', () => {
    expect(role({ title: 'Sailor' })).toEqual({ id: 'new-1', title: 'Sailor', match: 50, requiredSkills: [] });
  });
});
