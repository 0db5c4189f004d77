import { render } from '@testing-library/react';
import { Wave } from './wave';

const getHeights = (container: HTMLElement) =>
  [...container.querySelectorAll('i')].map(({ style }) => Number(style.getPropertyValue('--h')));

describe('Wave', () => {
  it('follows the volume, with a minimum height in silence', () => {
    const { container } = render(<Wave getLevels={() => [1, 0.5, 0]} />);
    const bars = getHeights(container);
    expect(bars).toHaveLength(24);
    expect(bars.slice(0, 3)).toEqual([100, 56, 12]);
  });

  it('shows static bars under prefers-reduced-motion', () => {
    const reducedMotion = Object.assign(window.matchMedia(''), { matches: true });
    jest.spyOn(window, 'matchMedia').mockImplementation(() => reducedMotion);
    const levels = jest.fn(() => [1]);
    const { container } = render(<Wave getLevels={levels} />);
    expect(levels).not.toHaveBeenCalled();
    expect(getHeights(container).every((height) => height >= 25)).toBe(true);
  });
});
