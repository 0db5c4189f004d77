import { render } from '@testing-library/react';
import { Wave } from './wave';

const heights = (container: HTMLElement) =>
  [...container.querySelectorAll('i')].map(({ style }) => Number(style.getPropertyValue('--h')));

describe('Wave', () => {
  it('follows the volume, with a minimum height in silence', () => {
    const { container } = render(<Wave levels={() => [1, 0.5, 0]} />);
    const bars = heights(container);
    expect(bars).toHaveLength(24);
    expect(bars.slice(0, 3)).toEqual([100, 56, 12]);
  });

  it('shows static bars under prefers-reduced-motion', () => {
    const calm = Object.assign(window.matchMedia(''), { matches: true });
    jest.spyOn(window, 'matchMedia').mockImplementation(() => calm);
    const levels = jest.fn(() => [1]);
    const { container } = render(<Wave levels={levels} />);
    expect(levels).not.toHaveBeenCalled();
    expect(heights(container).every((height) => height >= 25)).toBe(true);
  });
});
