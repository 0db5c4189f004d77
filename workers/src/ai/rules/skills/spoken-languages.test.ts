import { readData } from '../../../read-data.js';
import { detectSkills } from './detect-skills.js';

const LANGUAGES = new Set(
  (readData('skills/human-languages') as readonly { readonly name: string }[]).map(({ name }) => name),
);

const getNames = (text: string): readonly string[] =>
  (detectSkills(text).domain ?? []).filter((name) => LANGUAGES.has(name)).toSorted();

describe('human languages', () => {
  it.each([
    ['I speak English and German.', ['English', 'German']],
    ['Fluent Spanish, B2 French, native Hindi.', ['French', 'Hindi', 'Spanish']],
    ['English (native), German (C1), Mandarin: basic', ['English', 'German', 'Mandarin Chinese']],
    ['Languages: English, Polish, Urdu', ['English', 'Polish', 'Urdu']],
    ['Conversational Mandarin and business Japanese', ['Japanese', 'Mandarin Chinese']],
    ['I can communicate in Turkish with clients.', ['Turkish']],
    ['good written and spoken English', ['English']],
    ['English language skills', ['English']],
    ['native speaker of Tamil', ['Tamil']],
    ['I am a native Hindi speaker.', ['Hindi']],
    ['Translated letters from German into English.', ['English', 'German']],
    ['Fließend Deutsch und Englisch.', ['English', 'German']],
    ['Deutsch (Muttersprache), Englisch C1', ['English', 'German']],
    ['speak polish and urdu', ['Polish', 'Urdu']],
  ])('are skills of a person who states to speak them: %s', (text, expected) => {
    expect(getNames(text)).toEqual(expected);
  });

  it.each([
    'German customers called us daily.',
    'Spoke to German and Spanish customers.',
    'Served French speakers and German-speaking guests.',
    'I taught English in Hanoi.',
    'English teacher at a primary school',
    'I polish the surface and give it a good polish.',
    'Served English breakfast and Turkish coffee.',
    'Danish pastries and Swedish meatballs',
    'Managed a Spanish supplier.',
    'Native American art',
    "I don't speak French.",
    'I would like to learn Italian.',
    'My manager speaks Dutch.',
  ])('are no skills in: %s', (text) => {
    expect(getNames(text)).toEqual([]);
  });
});
