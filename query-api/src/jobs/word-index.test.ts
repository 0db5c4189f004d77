import { startsWithTypingError, WordIndex } from './word-index.js';

it.each([
  ['engineer', 'enginer', true],
  ['engineering', 'enginer', true],
  ['engineer', 'enigneer', true],
  ['engineer', 'engjneer', true],
  ['engineer', 'engineeer', true],
  ['engineer', 'ngineer', true],
  ['engineer', 'aengineer', true],
  ['engineer', 'emgineer', true],
  ['engineer', 'enginees', true],
  ['platform', 'platforms', true],
  ['developer', 'developper', true],
  ['kubernetes', 'kubernets', true],
  ['инженер', 'инжинер', true],
  ['engineer', 'engnr', false],
  ['engineer', 'enigener', false],
  ['engineer', 'enginrs', false],
  ['engine', 'engineers', false],
  ['nurse', 'engineer', false],
])('%s for %s: %s', (word, typed, isMatch) => expect(startsWithTypingError(word, typed)).toBe(isMatch));

describe('the index', () => {
  const index = new WordIndex();
  ['engineer go', 'engineering rust', 'nurse', 'roast', 'python3 react'].forEach((words, slot) =>
    index.add(slot, words.split(' ')),
  );
  const findSlots = (...words: readonly string[]) =>
    [...index.matchWords(words, 5)].flatMap((isMatch, slot) => (isMatch ? [slot] : []));

  it.each([
    [['enginer'], [0, 1]],
    [['enginer', 'rust'], [1]],
    [['nurce'], [2]],
    [['pyton3'], []],
    [['pyton'], [4]],
    [['raect'], [4]],
    // Short words, and words that something starts with, are taken as they are.
    [['rost'], []],
    [['engin'], [0, 1]],
    [['nurs'], [2]],
  ])('finds %j with at most one typing error', (words, slots) => expect(findSlots(...words)).toEqual(slots));
});
