import { checkScreens } from './check-screens.js';
import type { Person } from './person.js';
import { chooseFile, dropFile, SAMPLE_RESUME } from './resume-files.js';
import type { Screen } from './screen.js';

const openImport = async (person: Person): Promise<void> => {
  await person.open('/profile/import');
  await person.expectVisible('heading', 'Import and export');
};

/** Defines a state of the import page. */
const defineImportScreen = (name: string, interact: (person: Person) => Promise<void>): Screen => ({
  name: `import-${name}`,
  viewer: 'member',
  show: async (person) => {
    await openImport(person);
    await interact(person);
  },
});

const expectPreview = (person: Person): Promise<void> => person.expectVisible('heading', 'What changes');

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaft'.repeat(4);

/** A file that exceeds the limits of a profile, with unbreakable words and two scripts. */
const OVERSIZED_RESUME = {
  work: Array.from({ length: 30 }, (_, n) => ({ name: `${LONG_WORD} ${n}`, position: `مهندسة برمجيات ${n}` })),
  skills: [{ name: LONG_WORD }, { name: 'Weaving' }],
  ...Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`${n} ${LONG_WORD}`, 1])),
};

/** Every visual state of the import and export page. */
checkScreens([
  { name: 'import', viewer: 'member', show: openImport },
  defineImportScreen('invalid', async (person) => {
    await dropFile(person, `${LONG_WORD}.json`, '{notes');
    await person.expectText("isn't a JSON file.");
  }),
  defineImportScreen('preview', async (person) => {
    await chooseFile(person, SAMPLE_RESUME);
    await expectPreview(person);
  }),
  defineImportScreen('preview-long', async (person) => {
    await dropFile(person, `${LONG_WORD}.json`, JSON.stringify(OVERSIZED_RESUME));
    await expectPreview(person);
  }),
  defineImportScreen('preview-replace', async (person) => {
    await chooseFile(person, SAMPLE_RESUME);
    await expectPreview(person);
    await person.click('radio', 'Replace sections with those in the file');
    await person.expectText('Removed experience Junior Developer at Saffron Pay');
  }),
  defineImportScreen('unchanged', async (person) => {
    await dropFile(person, 'unchanged.json', JSON.stringify({ skills: [{ name: 'Go' }] }));
    await person.expectText('Your profile already includes everything in this file.');
  }),
]);
