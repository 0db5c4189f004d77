import { render, screen } from '@testing-library/react';
import { JsonBlock } from './json-block';

it('shows JSON, whose tokens have tones by kind', () => {
  const value = { 'a "quoted": name': 'a text: true, 5', list: [-1.5e21, true, null], empty: {} };
  const json = JSON.stringify(value, undefined, 2);
  render(<JsonBlock label="Payload" json={json} />);
  const block = screen.getByRole('region', { name: 'Payload' });
  expect(block.textContent).toBe(json);
  const getTokens = (kind: string) => [...block.querySelectorAll(`.${kind}`)].map(({ textContent }) => textContent);
  expect(getTokens('is-accent').map((text) => text.replace(/\s*:$/, ''))).toEqual([
    JSON.stringify('a "quoted": name'),
    '"list"',
    '"empty"',
  ]);
  expect(getTokens('is-green')).toEqual([JSON.stringify('a text: true, 5')]);
  expect(getTokens('is-yellow')).toEqual(['-1.5e+21', 'true', 'null']);
});
