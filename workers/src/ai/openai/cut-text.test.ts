import { cutToTokens } from './cut-text.js';
import { estimateTokens } from './estimate-tokens.js';

it.each([
  ['whole texts that fit', 'One two. Three.', 100, 'One two. Three.'],
  ['whole sentences', 'One two three. Four five six. Seven eight nine.', 10, 'One two three. Four five six.'],
  ['whole lines', '• one two three\n• four five six\n• seven', 8, '• one two three'],
  ['whole words of a long sentence', 'one two three four five six', 4, 'one two three'],
  ['nothing of a long word', 'x'.repeat(100), 4, ''],
  ['nothing of 0 tokens', 'One two.', 0, ''],
  ['no half of a character', '😀😀😀 😀😀😀', 4, '😀😀😀'],
])('keeps %s', (_, text, maxTokens, expected) => {
  const cut = cutToTokens(text, maxTokens);
  expect(cut).toBe(expected);
  expect(estimateTokens(cut)).toBeLessThanOrEqual(Math.max(maxTokens, 0));
});
