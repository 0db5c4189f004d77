import { typedLine, typedProse } from '@trackrecord/contracts';
import { shortLines, written } from './written.js';

const HIDDEN = 'Led\u202E a\u0007 team';

it('drops hidden characters, so that what a model wrote can be saved', () => {
  expect(typedProse.safeParse(HIDDEN).success).toBe(false);
  const text = written(100).parse(` ${HIDDEN}\nof five `);
  expect(text).toBe('Led a team\nof five');
  expect(typedProse.parse(text)).toBe(text);

  const [skill] = shortLines([HIDDEN, '\u200B', 'Led a team'], 10);
  expect(typedLine.parse(skill)).toBe('Led a team');
});

it('refuses a text of which nothing can be seen', () => {
  expect(written(100).safeParse('\u200B\u202E').success).toBe(false);
});
