import { typedLine, typedProse } from '@trackrecord/contracts';
import { cleanLines, modelText } from './model-text.js';

const HIDDEN = 'Led\u202E a\u0007 team';

it('removes hidden characters, so that text of a model can be saved', () => {
  expect(typedProse.safeParse(HIDDEN).success).toBe(false);
  const text = modelText(100).parse(` ${HIDDEN}\nof five `);
  expect(text).toBe('Led a team\nof five');
  expect(typedProse.parse(text)).toBe(text);

  const [skill] = cleanLines([HIDDEN, '\u200B', 'Led a team'], 10);
  expect(typedLine.parse(skill)).toBe('Led a team');
});

it('rejects text without visible characters', () => {
  expect(modelText(100).safeParse('\u200B\u202E').success).toBe(false);
});
