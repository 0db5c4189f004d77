import type { Person } from './person.js';
import { choosesFile, dropsFile, SAMPLE } from './resume-files.js';
import type { Screen } from './screens.js';

const opens = async (person: Person): Promise<void> => {
  await person.opens('/profile/import');
  await person.sees('heading', 'Import and export');
};

/** Defines a state of the import page. */
const state = (name: string, then: (person: Person) => Promise<void>): Screen => ({
  name: `import-${name}`,
  onlooker: 'member',
  show: async (person) => {
    await opens(person);
    await then(person);
  },
});

const previews = (person: Person): Promise<void> => person.sees('heading', 'What changes');

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaft'.repeat(4);

/** A file that exceeds the limits of a profile, with unbreakable words and two scripts. */
const LONG = {
  work: Array.from({ length: 30 }, (_, n) => ({ name: `${LONG_WORD} ${n}`, position: `مهندسة برمجيات ${n}` })),
  skills: [{ name: LONG_WORD }, { name: 'Weaving' }],
  ...Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`${n} ${LONG_WORD}`, 1])),
};

/** Every visual state of the import and export page. */
export const RESUME_SCREENS: readonly Screen[] = [
  { name: 'import', onlooker: 'member', show: opens },
  state('wrong', async (person) => {
    await dropsFile(person, `${LONG_WORD}.json`, '{notes');
    await person.reads("isn't a JSON file.");
  }),
  state('preview', async (person) => {
    await choosesFile(person, SAMPLE);
    await previews(person);
  }),
  state('preview-long', async (person) => {
    await dropsFile(person, `${LONG_WORD}.json`, JSON.stringify(LONG));
    await previews(person);
  }),
  state('preview-replacing', async (person) => {
    await choosesFile(person, SAMPLE);
    await previews(person);
    await person.chooses('radio', 'Replace sections in the file');
    await person.reads('Removed experience Junior Developer at Saffron Pay');
  }),
  state('known', async (person) => {
    await dropsFile(person, 'known.json', JSON.stringify({ skills: [{ name: 'Go' }] }));
    await person.reads('Your profile already includes everything in this file.');
  }),
];
