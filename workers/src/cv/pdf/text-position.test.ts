import { TextPosition } from './text-position.js';

it('writes only necessary moves, with minimal numbers', () => {
  const position = new TextPosition();
  expect(position.moveTo(0, 0)).toBeUndefined();
  expect(position.moveTo(3.5, -0.25)).toBe('3.5 -0.25 Td');
  position.advance(0.1 + 0.2);
  expect(position.moveTo(3.8, -0.25)).toBeUndefined();
  position.invalidate();
  expect(position.moveTo(3.8, -0.25)).toBe('0.3 0 Td');
});

it('does not accumulate rounding errors', () => {
  const position = new TextPosition();
  let written = 0;
  for (let index = 1; index <= 10_000; index++) written += Number.parseFloat(position.moveTo(index / 7, 0) ?? '0');
  expect(written).toBeCloseTo(10_000 / 7, 5);
});
