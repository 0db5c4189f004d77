import { transcript } from './transcript.js';

it('makes a sentence of what was said between silences', () => {
  expect(transcript(['built the billing service', 'trained three developers'])).toBe(
    'Built the billing service. Trained three developers.',
  );
});

it("leaves out the recogniser's marks", () => {
  expect(transcript(['<s> <sil> i read(2) it [NOISE] ++BREATH++ twice(3) </s>'])).toBe('I read it twice.');
});

it('writes I as a word of its own, never inside another', () => {
  expect(transcript(["when i see what i've built i'm in wifi"])).toBe("When I see what I've built I'm in wifi.");
});

it('drops what steady noise is heard as, but not words beside it', () => {
  expect(transcript(['ah', 'um uh', 'oh the tests', '[NOISE]', '', 'hmm'])).toBe('Oh the tests.');
});

it('is empty where nothing was said', () => {
  expect(transcript([])).toBe('');
  expect(transcript(['', ' ', '<sil>', 'ah'])).toBe('');
});
