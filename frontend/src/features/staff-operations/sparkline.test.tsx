import { render } from '@testing-library/react';
import { Sparkline, sumIntoBars } from './sparkline';

it.each([
  [Array.from({ length: 60 }, () => 1), Array.from({ length: 12 }, () => 5)],
  [
    [1, 1, 1, 1, 1, 1, 7],
    [2, 11],
  ],
  [[], []],
])('sums %j into %j', (minutes, bars) => expect(sumIntoBars(minutes, 12, 60)).toEqual(bars));

it('ends at the right edge with fewer values, and draws nothing wrong without any', () => {
  const { container, rerender } = render(<Sparkline kind="bars" values={[1, 2]} capacity={12} />);
  const bars = [...container.querySelectorAll('rect')];
  expect(bars.map((bar) => Number(bar.getAttribute('x')))).toEqual([100, 110]);
  expect(bars.map((bar) => Number(bar.getAttribute('height')))).toEqual([14, 26.5]);
  rerender(<Sparkline kind="line" values={[0, 0]} capacity={30} />);
  expect(container.querySelector('polyline')).toHaveAttribute('points', '114,26.5 118,26.5');
  rerender(<Sparkline kind="line" values={[]} capacity={30} />);
  expect(container.querySelector('polyline')).toHaveAttribute('points', '');
});
