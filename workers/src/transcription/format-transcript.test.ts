import { formatTranscript } from './format-transcript.js';

it('turns each utterance into a sentence', () => {
  expect(formatTranscript(['built the billing service', 'trained three developers'])).toBe(
    'Built the billing service. Trained three developers.',
  );
});

it("removes the transcriber's markers", () => {
  expect(formatTranscript(['<s> <sil> i read(2) it [NOISE] ++BREATH++ twice(3) </s>'])).toBe('I read it twice.');
});

it('capitalises "I" only as a whole word', () => {
  expect(formatTranscript(["when i see what i've built i'm in wifi"])).toBe("When I see what I've built I'm in wifi.");
});

it('drops utterances that consist of interjections', () => {
  expect(formatTranscript(['ah', 'um uh', 'oh the tests', '[NOISE]', '', 'hmm'])).toBe('Oh the tests.');
});

it('returns an empty text without words', () => {
  expect(formatTranscript([])).toBe('');
  expect(formatTranscript(['', ' ', '<sil>', 'ah'])).toBe('');
});
