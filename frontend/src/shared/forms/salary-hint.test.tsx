import { render, screen } from '@testing-library/react';
import { SalaryHint } from './salary-hint';

it.each([
  ['90000', '50000', true],
  ['90,000', '50k', true],
  ['50000', '90000', false],
  ['50000', '50000', false],
  ['90000', '', false],
  ['', '50000', false],
  ['a lot', '50000', false],
])('asks about a minimum of %j above a maximum of %j: %j', (minimum, maximum, isAsked) => {
  render(<SalaryHint minimum={minimum} maximum={maximum} />);
  expect(screen.queryByText('The minimum is higher than the maximum. Is that right?') !== null).toBe(isAsked);
});
