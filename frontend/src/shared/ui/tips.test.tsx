import { act, render, screen } from '@testing-library/react';
import { TIP_INTERVAL_MS } from '@trackrecord/contracts/constants';
import { createUser } from '../../testing/user';
import { Tips } from './tips';

const TIPS = [
  { title: 'Show your impact', text: 'Numbers help.' },
  { title: 'Name the tools', text: 'They become skills.' },
  { title: 'Short is fine', text: 'Two sentences do.' },
];

const advance = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const getTips = () => screen.getByRole('complementary', { name: 'Tips' });
const getTipTitle = (index: number) => screen.getByText(TIPS[index]?.title ?? '');
const expectShown = (index: number, indexes: readonly number[] = [0, 1, 2]) =>
  indexes.forEach((tipIndex) =>
    tipIndex === index ? expect(getTipTitle(tipIndex)).toBeVisible() : expect(getTipTitle(tipIndex)).not.toBeVisible(),
  );

function renderTips() {
  const user = createUser();
  return { user, ...render(<Tips tips={TIPS} />) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('Tips', () => {
  it('advances every 8 seconds and wraps around, without announcements', () => {
    renderTips();
    expectShown(0);
    expect(screen.getByText('1 of 3')).toBeVisible();
    advance(TIP_INTERVAL_MS - 1);
    expectShown(0);
    advance(1);
    expectShown(1);
    expect(getTipTitle(1).closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
    advance(2 * TIP_INTERVAL_MS);
    expectShown(0);
  });

  it('stops advancing when turned manually, and announces the tip', async () => {
    const { user } = renderTips();
    await user.click(screen.getByRole('button', { name: 'Previous tip' }));
    expectShown(2);
    expect(getTipTitle(2).closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await user.click(screen.getByRole('button', { name: 'Next tip' }));
    expectShown(0);
    await user.unhover(getTips());
    act(() => screen.getByRole('button', { name: 'Next tip' }).blur());
    advance(4 * TIP_INTERVAL_MS);
    expectShown(0);
  });

  it('pauses while hovered', async () => {
    const { user } = renderTips();
    await user.hover(getTips());
    advance(4 * TIP_INTERVAL_MS);
    expectShown(0);
    await user.unhover(getTips());
    advance(TIP_INTERVAL_MS);
    expectShown(1);
  });

  it('pauses while focused', async () => {
    const { user } = renderTips();
    await user.tab();
    advance(4 * TIP_INTERVAL_MS);
    expectShown(0);
    act(() => screen.getByRole('button', { name: 'Previous tip' }).blur());
    advance(TIP_INTERVAL_MS);
    expectShown(1);
  });

  it('pauses while the page is hidden', () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    renderTips();
    advance(4 * TIP_INTERVAL_MS);
    expectShown(0);
    hidden.mockReturnValue(false);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    advance(TIP_INTERVAL_MS);
    expectShown(1);
  });

  it('does not advance under prefers-reduced-motion', async () => {
    const media = Object.assign(new EventTarget(), { matches: true });
    jest.spyOn(window, 'matchMedia').mockReturnValue(media as MediaQueryList);
    const { user } = renderTips();
    advance(4 * TIP_INTERVAL_MS);
    expectShown(0);
    await user.click(screen.getByRole('button', { name: 'Next tip' }));
    expectShown(1);
  });

  it('shows no buttons for a single tip', () => {
    render(<Tips tips={TIPS.slice(0, 1)} label="Tip" />);
    expect(screen.getByRole('complementary', { name: 'Tip' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
