import { fakeRecognition } from '../../../../testing/speech-recognition';
import type { FakeRecognition } from '../../../../testing/speech-recognition';
import { findDeviceLanguages } from './device-languages';

let recognition: FakeRecognition;
afterEach(() => {
  recognition.restore();
  Reflect.deleteProperty(navigator, 'languages');
  document.documentElement.lang = '';
});

/** Finds the languages of a browser in these languages that has some packs, and can download others. */
async function find(languages: readonly string[], installed: readonly string[], downloadable: readonly string[] = []) {
  Object.defineProperty(navigator, 'languages', { configurable: true, value: languages });
  document.documentElement.lang = 'en';
  recognition = fakeRecognition({
    available: (language) => {
      if (installed.includes(language)) return Promise.resolve('available');
      return Promise.resolve(downloadable.includes(language) ? 'downloadable' : 'unavailable');
    },
  });
  return (await findDeviceLanguages()).map(({ tag, isInstalled }) => `${tag} ${isInstalled}`);
}

it.each([
  ['the region of the user', ['en-GB'], ['en-GB', 'en-US'], [], ['en-GB true', 'en-US true']],
  ['the likely region of a language', ['de-AT', 'fr'], ['de-DE', 'fr-FR'], [], ['de-DE true', 'fr-FR true']],
  ['what can be downloaded', ['de-DE'], [], ['de-DE', 'en-US'], ['de-DE false', 'en-US false']],
  ['each once', ['en-US', 'en'], ['en-US'], [], ['en-US true']],
  ['the language of the page', ['tlh'], ['en-US'], [], ['en-US true']],
  ['nothing that is not a language', ['*', '', 'x'], [], [], []],
  ['nothing without packs', ['de-DE', 'en-US'], [], [], []],
])('finds %s', async (_name, languages, installed, downloadable, expected) => {
  expect(await find(languages, installed, downloadable)).toEqual(expected);
});

it('asks for at most five languages of the user', async () => {
  await find(['aa', 'bb', 'cc', 'dd', 'ee', 'ff', 'gg'], []);
  expect(recognition.asked.length).toBeLessThanOrEqual(10);
});
