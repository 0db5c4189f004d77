import { render, screen } from '@testing-library/react';
import { TextDiff } from './text-diff';

const findMarkedWords = (text: string, comparedWith: string | undefined) => {
  const { container, unmount } = render(<TextDiff text={text} comparedWith={comparedWith} />);
  expect(container.textContent).toBe(text);
  const words = screen.queryAllByText(/./, { selector: 'mark' }).map(({ textContent }) => textContent);
  unmount();
  return words;
};

it.each([
  ['$111,111', '$10,000', ['$111,111']],
  ['From CHF 111,111 per year', 'From CHF 10,000 per year', ['111,111 ']],
  ['$40,000 – $111,111 per year', '$40,000 – $60,000 per year', ['$111,111 ']],
  ['12,5 %', '12,4 %', ['12,5 %']],
  ['+49 170 1234567', '+49 171 1234567', ['+49 170 1234567']],
  ['+49 (0) 30/123-45', '+49 (0) 30/123-46', ['+49 (0) 30/123-45']],
  ['(212) 555-0100', '(212) 555-0199', ['(212) 555-0100']],
  ['in 2019, 2021', 'in 2019, 2020', ['2021']],
  ['(92%)', '(70%)', ['92%']],
])('marks a whole number or phone number: %s', (text, other, words) => {
  expect(findMarkedWords(text, other)).toEqual(words);
});

it.each([
  ['Senior Pilot', 'Pilot', ['Senior ']],
  ['Remote, Hybrid', 'Remote', [', Hybrid']],
  ['Fernway India', 'Fernway', ['India']],
  ["It's a jug.", "It's a mug.", ['jug']],
  ['One thing', undefined, ['One thing']],
  ['Same\nwords', 'Same words', []],
])('marks words that the other version lacks: %s', (text, other, words) => {
  expect(findMarkedWords(text, other)).toEqual(words);
});
